// The data of lessons besides their prose: equations, tables, laws, questions. The page draws these values, and the
// tests check each of them with the crate. The data has nothing that can be computed: no values of tables, no right
// answers that follow from a function, no rows of counterexamples. Pure.

/** In the page's notation, as it is typed. */
export type ExpressionText = string;

/**
 * A text of data with two marks: `{A.B}` is typeset as mathematics, `[literals|literal]` links the words before the
 * bar to the definition of the term after it; `[literal]` is both.
 */
export type MarkedText = string;

export type Bit = 0 | 1;

/** Values of variables by name. */
export type Row = Readonly<Record<string, Bit>>;

/** Two expressions that are equal in every row. */
export interface Equation {
  readonly left: ExpressionText;
  readonly right: ExpressionText;
}

/** Two expressions that people wrongly take for equal; the page shows the first row in which they differ. */
export interface Mistake extends Equation {
  /** Why people believe it, and which equation holds instead. */
  readonly words: MarkedText;
}

/** A column of a table. */
export interface FunctionColumn {
  readonly text: ExpressionText;
  /** Its head, such as `F` or `lamp`; by default the expression itself. */
  readonly name?: string;
}

/** A truth table over the variables of all its functions; the values are worked out. */
export interface TableData {
  readonly id: string;
  readonly caption: MarkedText;
  readonly functions: readonly FunctionColumn[];
  /**
   * Words under the head of a variable or of a named column (`A`: "switch A"), and next to one of its values (`A=1`:
   * "closed").
   */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** An expression with the tools that it opens in. */
export interface ExampleData {
  readonly text: ExpressionText;
  /** Further functions for a truth table with several columns. */
  readonly beside?: readonly ExpressionText[];
  readonly tools: readonly ("simplifier" | "truthTable" | "simulator")[];
}

interface Asked {
  /** Unique in its lesson. The progress is kept under this id. */
  readonly id: string;
  readonly ask: MarkedText;
  /** Shown with the right answer. */
  readonly because?: MarkedText;
}

/** Words to choose from; one or several options are right. */
export interface ChoiceQuestion extends Asked {
  readonly kind: "choice";
  readonly options: readonly {
    readonly text: MarkedText;
    readonly isRight?: true;
    /** Said when it is chosen: why it is right or wrong. */
    readonly says: MarkedText;
  }[];
}

/**
 * Exactly one option is equal to `to`. The page computes which, and for a wrong option a row that shows the difference.
 */
export interface EqualQuestion extends Asked {
  readonly kind: "equal";
  readonly to: ExpressionText;
  readonly options: readonly ExpressionText[];
}

/** The value of an expression in a row. */
export interface ValueQuestion extends Asked {
  readonly kind: "value";
  readonly of: ExpressionText;
  readonly row: Row;
}

/** A number that follows from a number of variables, from an expression or from digits. */
export interface CountQuestion extends Asked {
  readonly kind: "count";
  readonly of:
    | { readonly rows: number }
    | { readonly functions: number }
    | { readonly ones: ExpressionText }
    | { readonly literals: ExpressionText }
    /** The value of digits in this base. */
    | { readonly digits: string; readonly base: number };
}

/** What an answer must be besides equal: as short as the minimum, without a bar over more than a variable, or of one kind of gate. */
export type Demand = "minimal" | "open" | OnlyGate;

/** A gate of which every circuit can be built. */
export type OnlyGate = "nand" | "nor";

/** Any expression that is equal to `answer` and meets the demand counts. */
export interface ExpressionQuestion extends Asked {
  readonly kind: "expression";
  readonly answer: ExpressionText;
  readonly must?: Demand;
}

export type Question = ChoiceQuestion | EqualQuestion | ValueQuestion | CountQuestion | ExpressionQuestion;

/** A line of a proof, with the law that leads here from the line before. */
export interface ProofLine {
  readonly text: ExpressionText;
  /** The id of an earlier law of the lesson; missing on the first line. */
  readonly by?: string;
}

/** A law of Boolean algebra as lesson 03 teaches it. */
export interface LawData {
  /** The anchor of its section. */
  readonly id: string;
  readonly title: string;
  /** The labels of Show Steps that lead here; none where a law needs no step. */
  readonly labels: readonly string[];
  /** Each second one is the dual of the one before it, so that it needs no proof of its own. */
  readonly forms: readonly Equation[];
  readonly words: MarkedText;
  /** From the left side of a form to its right, by earlier laws only. */
  readonly proof?: readonly ProofLine[];
  /** A line before and after the law is used in it. */
  readonly worked: Equation;
  readonly mistake: Mistake;
}
