// Generated from logic-rs by `npm run wasm`; do not edit. A test compares it with the build.

/**
 * A `SimplifyAnswer` as cubes and rows.
 *
 * Columns and cubes are packed. Row `m` is bit `m % 8` of byte `m / 8` of a column. A cube is 8 bytes: `care`, then
 * `value`, each a little-endian unsigned number of 32 bits. The bits are those of a row's number; the bit of the first
 * variable is the highest one used. A bit of `care` is 1 where the product has a literal, and the same bit of `value`
 * is 1 where that literal is plain.
 */
export interface AnswerValues {
  /**
   * The packed column of the required min terms.
   */
  required: Uint8Array<ArrayBuffer>;
  /**
   * The packed column of the don't-cares.
   */
  dontCares: Uint8Array<ArrayBuffer>;
  /**
   * The packed cubes of `SimplifyAnswer.primeImpList`, in its order.
   */
  primes: Uint8Array<ArrayBuffer>;
  /**
   * For each term of `SimplifyAnswer.simplified`, in the order written, its index in `primes`; ascending,
   * since both have the same order.
   */
  cover: number[];
  /**
   * The packed cubes of `EqualMinima.others`, one sum after the other, as many cubes for each sum as the answer
   * has terms. One array crosses the boundary more cheaply than one for each sum.
   */
  others: Uint8Array<ArrayBuffer>;
}

/**
 * A function that can be read, but may mean something else.
 */
export interface AskedFunction {
  /**
   * 0 for the primary, `i` for extra `i - 1`.
   */
  function: number;
  /**
   * What its text may mean.
   */
  fix: Fix;
}

/**
 * An operator with two operands, the loosest first.
 */
export type BinaryOperator = "or" | "xor" | "and";

/**
 * What became of each line.
 */
export interface CheckOutcome {
  /**
   * The variables of all lines that can be read, the most significant first.
   */
  vars: string[];
  /**
   * One for each line.
   */
  lines: CheckedLine[];
  /**
   * How far the last line that can be read is from the minimum; left out if no line can be read, or if it has too many prime
   * implicants.
   */
  end?: CheckedEnd;
}

/**
 * How far a line is from the minimum sum of products of its function.
 */
export interface CheckedEnd {
  /**
   * The terms and literals of the line; left out if it is no sum of products of literals.
   */
  own?: SumSize;
  /**
   * Those of the minimum.
   */
  minimum: SumSize;
  /**
   * Whether the minimum is proved.
   */
  proven: boolean;
}

/**
 * A line and the verdict on it.
 */
export interface CheckedLine {
  /**
   * The line as it was read, with the fewest brackets; left out if it cannot be read.
   */
  text?: string;
  /**
   * What became of it.
   */
  verdict: LineVerdict;
  /**
   * Whether the line is equal to the first line that can be read; left out if it cannot be read.
   */
  equalsFirst?: boolean;
}

/**
 * A comparison, or why there is none.
 */
export type CompareOutcome =
  | { kind: "comparison"; table: PackedTable; comparison: Comparison }
  | { kind: "refused"; refusals: FunctionRefusal[] };

/**
 * How the columns of a table compare. Every list is ascending.
 */
export interface Comparison {
  /**
   * Groups of two or more equal columns, by their first column.
   */
  matchedSets: number[][];
  /**
   * Pairs of columns that differ in every row, the lower number first.
   */
  complementPairs: [number, number][];
  /**
   * Columns that are 0 in every row.
   */
  alwaysZero: number[];
  /**
   * Columns that are 1 in every row.
   */
  alwaysOne: number[];
  /**
   * Every pair of columns that differ, with their first difference.
   */
  firstDifference: Difference[];
}

/**
 * Where two columns first differ.
 */
export interface Difference {
  /**
   * The lower column number.
   */
  left: number;
  /**
   * The higher column number.
   */
  right: number;
  /**
   * The lowest row in which they differ.
   */
  row: number;
}

/**
 * The forms of one kind with as few terms and literals as the one that is answered.
 */
export interface EqualMinima {
  /**
   * The number of these forms, including the one that is answered; at most `u32::MAX`.
   */
  count: number;
  /**
   * The first 20 of the others, written like the answer.
   */
  others: string[];
}

/**
 * A derivation from the first line to the second, or a row in which they differ.
 */
export type EqualOutcome =
  | { kind: "equal"; steps: Step[] }
  | { kind: "different"; vars: string[]; row: number; value: boolean }
  | { kind: "tooComplex"; limit: StepsLimit }
  | { kind: "unverified"; refusal: string }
  | { kind: "refused"; line: number; error: LogicError };

/**
 * Why an input was refused. On the wire each code is its name in snake_case.
 */
export type ErrorCode =
  | "empty_input"
  | "input_too_long"
  | "word_operator"
  | "word_constant"
  | "row_list"
  | "not_before_operand"
  | "not_after_operand"
  | "overbar_letter"
  | "typographic_quote"
  | "and_sign"
  | "or_sign"
  | "xor_sign"
  | "implication_sign"
  | "equivalence_sign"
  | "comma_in_expression"
  | "digit_not_constant"
  | "negative_number"
  | "other_bracket"
  | "foreign_letter"
  | "invisible_character"
  | "unknown_character"
  | "constant_juxtaposed"
  | "missing_operand"
  | "not_without_operand"
  | "unexpected_end"
  | "unclosed_bracket"
  | "unopened_bracket"
  | "empty_brackets"
  | "wrong_name"
  | "leading_zero"
  | "variable_number_too_long"
  | "too_deep"
  | "too_many_variables"
  | "no_min_terms"
  | "not_a_min_term"
  | "fraction_min_term"
  | "min_term_too_large"
  | "too_many_min_terms"
  | "too_complex"
  | "required_and_free"
  | "dont_cares_of_expression";

/**
 * A correction of a whole text; its kind says what the correction does. An expression in it has no spaces.
 *
 * `Write` and `MinTerms` say the same in this notation: the typed text has no other meaning. For `Names` the user has
 * to be asked. The others mend a mistake, where the user may have meant something else.
 */
export type Fix =
  | { kind: "write"; text: string; dropped?: string }
  | { kind: "names"; text: string; names: GivenName[]; product?: string }
  | {
      kind: "minTerms";
      text: string;
      dontCares?: string;
      expression?: string;
      variables: number;
      names?: GivenName[];
    }
  | { kind: "mend"; text: string }
  | { kind: "remove"; text: string; removed: string }
  | { kind: "close"; text: string; added: string };

/**
 * One of the two kinds of forms.
 */
export type FormKind = "sop" | "pos";

/**
 * The wanted form, canonical and minimal. Products are written `A.B'`, clauses `(A+B')`, and a clause of one literal
 * has no brackets.
 */
export interface FormsAnswer {
  /**
   * Of a sum of products, a full product for each row that is 1, `0` for none; as `Σm(…)` when there are more than
   * `FORM_TERMS_MAX`. Of a product of sums, a full clause for each row that is 0,
   * `1` for none; as `ΠM(…)` when there are more than that.
   */
  canonical: string;
  /**
   * The minimum form; left out where the function, or for a product of sums its complement, has more prime
   * implicants than the request allows, or, for a form without hazards, where the primes hold too many pairs of
   * rows.
   */
  minimal?: MinimalForm;
  /**
   * How many minimum forms of the kind there are; left out unless `minimal` is there and proven, and where they are
   * too many to count.
   */
  minima?: EqualMinima;
  /**
   * The packed cubes of `EqualMinima.others`, one form after the other, as many cubes for each form as `minimal`
   * has terms; present whenever `minima` is.
   */
  others?: Uint8Array<ArrayBuffer>;
  /**
   * The packed cubes of every prime implicant that covers a required row, in the order of the form's terms; for a
   * product of sums those of the complement, as in `MinimalForm.cubes`. Present whenever `minimal` is and the
   * table has at most 64 rows.
   */
  primes?: Uint8Array<ArrayBuffer>;
}

/**
 * A function given by its rows.
 */
export interface FormsRequest {
  /**
   * The variables' names in the order of columns and literals, the most significant bit of a row's number first.
   */
  vars: string[];
  /**
   * The rows in which the function is 1, in any order.
   */
  rows: number[];
  /**
   * The rows in which the function may be 0 or 1, in any order.
   */
  dontCares: number[];
  /**
   * Which form is wanted.
   */
  form: FormKind;
  /**
   * Whether the minimal form is to have no static hazard: any two rows that differ in one variable, and in which a
   * sum must be 1 or a product 0, are both in one product or clause. Equal minima are then not counted.
   */
  withoutHazards?: boolean;
  /**
   * The most variables the function may have; left out or more than `VARIABLES_MAX`, it counts as that many.
   */
  variablesMax?: number;
  /**
   * The most prime implicants that may be put into memory, 8 bytes each, with the don't-cares as ones; left out, as
   * many as there are.
   */
  primesMax?: number;
  /**
   * The most work that may be done, as in `SimplifyRequest`.
   */
  workMax: number;
}

/**
 * Why a function of a table cannot be taken.
 */
export interface FunctionRefusal {
  /**
   * 0 for the primary, `i` for extra `i - 1`.
   */
  function: number;
  /**
   * The error; its positions count in this function's text.
   */
  error: LogicError;
  /**
   * A correction of the text; left out where none can be read in full.
   */
  fix?: Fix;
  /**
   * Why there is no correction, where that is known.
   */
  undecided?: Undecided;
}

/**
 * A name and the variable that is written for it.
 */
export interface GivenName {
  /**
   * As typed, without spaces.
   */
  name: string;
  /**
   * Its variable.
   */
  variable: string;
}

/**
 * How an input is to be read. The caller decides which mode applies (specification, section 4).
 */
export type InputMode = "boolean" | "mint";

/**
 * A verdict on a line. "The line before" is the last one before it that can be read.
 */
export type LineVerdict =
  | { kind: "first" }
  | { kind: "refused"; error: LogicError }
  | { kind: "same" }
  | { kind: "laws"; steps: Step[] }
  | { kind: "equal" }
  | { kind: "different"; row: number; value: boolean; mistake?: Mistake };

/**
 * Lines of a derivation, as typed.
 */
export interface LinesRequest {
  /**
   * The first line is the expression that is derived from; at most `CHECK_LINES_MAX` lines count.
   */
  lines: string[];
  /**
   * The most variables that all lines may have together.
   */
  variablesMax?: number;
  /**
   * As in `SimplifyRequest.primesMax`, for the minimum of a line.
   */
  primesMax?: number;
  /**
   * As in `SimplifyRequest.workMax`, for the minimum of a line.
   */
  workMax: number;
  /**
   * As in `TableRequest.stepsMax`, for the columns of all lines together.
   */
  stepsMax?: number;
  /**
   * The most work that finding the laws may take, as in `SimplifyRequest.stepsWorkMax`.
   */
  stepsWorkMax?: number;
}

/**
 * A refusal as it crosses the WASM boundary. `start` and `end` count UTF-16 units of the input, the end exclusive;
 * they are equal when something is missing at the end of the text.
 */
export interface LogicError {
  /**
   * What is wrong.
   */
  code: ErrorCode;
  /**
   * First UTF-16 unit concerned, from 0.
   */
  start: number;
  /**
   * One past the last UTF-16 unit concerned.
   */
  end: number;
}

/**
 * The limits, error codes and spaces of a build.
 */
export interface LogicFacts {
  /**
   * Every limit.
   */
  limits: LogicLimits;
  /**
   * Every error code.
   */
  errorCodes: ErrorCode[];
  /**
   * Every character that counts as a space, ascending.
   */
  spaces: string;
}

/**
 * The limits as they cross the WASM boundary; the fields are the constants of this file.
 */
export interface LogicLimits {
  expressionCharsMax: number;
  nestingMax: number;
  variablesMax: number;
  tableVariablesMax: number;
  extraExpressionsMax: number;
  networkVariablesMax: number;
  networkFunctionsMax: number;
  networkGatesMax: number;
  networkOperandsMax: number;
  andXorVariablesMax: number;
  minTermsMax: number;
  variableDigitsMax: number;
  nameCharsMax: number;
  sopProductsMax: number;
  formTermsMax: number;
  primesListedMax: number;
  listNumbersMax: number;
  coverWorkDefault: number;
  readNodesMax: number;
  fixCharsMax: number;
  notationCharsMax: number;
  stepsMax: number;
  checkLinesMax: number;
}

/**
 * A minimum form, or the best found if `proven` is false.
 */
export interface MinimalForm {
  /**
   * The form, its terms in the order of their literals; `0` and `1` for the constants.
   */
  text: string;
  /**
   * The packed cubes (see `AnswerValues`) in the order written. For a sum of
   * products a cube is a product; for a product of sums it is the rows in which a clause is 0.
   */
  cubes: Uint8Array<ArrayBuffer>;
  /**
   * Number of products, or of clauses. The empty product and the empty clause count.
   */
  terms: number;
  /**
   * Number of literals.
   */
  literals: number;
  /**
   * Whether no form of its kind has fewer terms, or as many terms and fewer literals. Where the request is for forms
   * without hazards, only these count.
   */
  proven: boolean;
  /**
   * A lower bound on the number of products or clauses of these forms; equal to `terms` if `proven`.
   */
  lowerBound: number;
}

/**
 * A form or a refusal.
 */
export type MinimalFormOutcome =
  | { kind: "form"; form: MinimalForm }
  | { kind: "refused"; error: LogicError; field: SimplifyField };

/**
 * A text whose minimum form is wanted.
 */
export interface MinimalFormRequest {
  /**
   * The text, how to read it, and the limits.
   */
  function: SimplifyRequest;
  /**
   * Which form is wanted.
   */
  form: FormKind;
}

/**
 * A law remembered wrongly.
 */
export type Mistake =
  | "barCutSignKept"
  | "barsLost"
  | "oneBarOnly"
  | "doubleBarAsOne"
  | "complementSwapped"
  | "idempotentAsConstant"
  | "annulmentAsIdentity"
  | "identityAsAnnulment"
  | "distributedOnce"
  | "distributedWrongSign"
  | "factorLost"
  | "wrongTermAbsorbed"
  | "complementAbsorbed"
  | "termsAsComplements"
  | "xorAsXnor"
  | "xorAsOr";

/**
 * The network of one form.
 */
export interface NetworkAnswer {
  /**
   * The form.
   */
  form: NetworkForm;
  /**
   * As in `FormNetwork`.
   */
  proven: boolean;
  /**
   * What is built of it.
   */
  built: NetworkBuilt;
}

/**
 * What is built of a form; see `Built`.
 */
export type NetworkBuilt =
  | { kind: "network"; literals: number; gates: NetworkGate[]; outputs: NetworkSignal[] }
  | { kind: "manyGates"; gateCount: number }
  | { kind: "manyOperands"; operandCount?: number };

/**
 * The rows of one function, packed as in `PackedTable`.
 */
export interface NetworkColumn {
  /**
   * The rows in which it is 1.
   */
  ones: Uint8Array;
  /**
   * The rows in which it may be 0 or 1.
   */
  dontCares: Uint8Array;
}

/**
 * The form of the functions that a network is built from.
 */
export type NetworkForm = "written" | "sum" | "product" | "factored" | "andXor";

/**
 * Functions as typed or by their rows.
 */
export type NetworkFunctions =
  | { kind: "texts"; texts: string[] }
  | { kind: "columns"; variables: number; columns: NetworkColumn[] };

/**
 * One gate; its inputs are constants, variables and gates before it.
 */
export interface NetworkGate {
  /**
   * Its function.
   */
  kind: NetworkGateKind;
  /**
   * Its inputs, ascending; at least one.
   */
  inputs: NetworkSignal[];
}

/**
 * The function of a gate.
 */
export type NetworkGateKind = "and" | "or" | "not" | "nand" | "nor" | "xor" | "xnor";

/**
 * The kinds of gates that are permitted.
 */
export type NetworkGates = "andOrNot" | "withXor" | "nand" | "nor";

/**
 * A product of the sums.
 */
export interface NetworkProduct {
  /**
   * The variables that it has, as bits of a row's number.
   */
  care: number;
  /**
   * Those of them that it has without a complement.
   */
  value: number;
  /**
   * The functions whose sums have it: function `i` is bit `i`.
   */
  functions: number;
}

/**
 * What an input of a gate is connected to.
 */
export type NetworkSignal =
  | { kind: "constant"; value: boolean }
  | { kind: "input"; value: number }
  | { kind: "gate"; value: number };

/**
 * The networks, or why there are none.
 */
export type NetworksOutcome =
  | {
      kind: "networks";
      vars: string[];
      networks: NetworkAnswer[];
      products: NetworkProduct[];
      asked?: AskedFunction[];
    }
  | { kind: "refused"; refusals: FunctionRefusal[] };

/**
 * The functions whose networks are wanted, and of what gates.
 */
export interface NetworksRequest {
  /**
   * The functions.
   */
  functions: NetworkFunctions;
  /**
   * The gates that may be used.
   */
  gates: NetworkGates;
  /**
   * The most inputs of a gate, at least 2; any number if left out.
   */
  inputsMax?: number;
  /**
   * The most work, as in `SimplifyRequest`: for the searches for the fewest products
   * and sums, and for all forms and their gates.
   */
  workMax: number;
}

/**
 * The rest of a derivation, from a reader's last right line on.
 */
export type NextOutcome =
  | { kind: "next"; from: number; line: string; steps: Step[] }
  | { kind: "done"; from: number }
  | { kind: "tooComplex"; limit: StepsLimit }
  | { kind: "unverified"; refusal: string }
  | { kind: "refused"; error: LogicError };

/**
 * Truth-table columns over the variables of all functions together.
 */
export interface PackedTable {
  /**
   * The variables in variable order, the most significant bit of a row's number first.
   */
  vars: string[];
  /**
   * One column a function, the primary's first. Row `m` is bit `m % 8` of byte `m / 8`; bits beyond the last row
   * are 0.
   */
  columns: Uint8Array<ArrayBuffer>[];
}

/**
 * One prime implicant.
 */
export interface PrimeImplicant {
  /**
   * The product.
   */
  res: string;
  /**
   * The required min terms it covers, ascending.
   */
  list: number[];
  /**
   * The true number of min terms, only where `list` was cut
   * (see `LIST_NUMBERS_MAX`).
   */
  listLength?: number;
}

/**
 * How a list of min terms is understood.
 */
export type ReadListOutcome =
  | { kind: "minTerms"; vars: string[]; count: number }
  | { kind: "refused"; error: LogicError; fix?: Fix };

/**
 * A list of min terms that is to be read without computing an answer.
 */
export interface ReadListRequest {
  /**
   * The text as typed, with its spaces; error positions refer to it.
   */
  input: string;
  /**
   * The most variables the function may have, as in
   * `SimplifyRequest.variablesMax`.
   */
  variablesMax?: number;
  /**
   * How many variables the function has, as in `SimplifyRequest.variables`.
   */
  variables?: number;
}

/**
 * One node of a postfix syntax tree.
 *
 * `start` and `end` are the span of the operand whose top the node is, in UTF-16 units of the input, the end
 * exclusive. The span includes the outermost brackets around the operand. The operand of a NOT node ends with its `'`;
 * that of a binary node reaches from the start of the left operand to the end of the right one.
 */
export type ReadNode =
  | { kind: "constant"; value: boolean; start: number; end: number }
  | { kind: "variable"; index: number; start: number; end: number }
  | { kind: "not"; start: number; end: number }
  | { kind: "binary"; operator: BinaryOperator; start: number; end: number };

/**
 * How an expression is understood.
 */
export type ReadOutcome =
  | { kind: "expression"; vars: string[]; nodes?: ReadNode[]; fix?: Fix }
  | { kind: "refused"; error: LogicError; fix?: Fix; undecided?: Undecided };

/**
 * An expression that is to be read without computing an answer.
 */
export interface ReadRequest {
  /**
   * The text as typed, with its spaces; error positions refer to it.
   */
  input: string;
  /**
   * The most variables the function may have, as in
   * `SimplifyRequest.variablesMax`.
   */
  variablesMax?: number;
  /**
   * The other expressions of the same table. In a fix, a name that has a variable in one of them gets that variable;
   * other names get no variable that one of them uses.
   */
  beside?: string[];
  /**
   * The least variables of a list of rows that names none, where the tool fixes their number.
   */
  listVariables?: number;
}

/**
 * The progress of a search that ends with an `Outcome`.
 */
export interface SearchReport<Outcome> {
  /**
   * The part of the work that is done, in thousandths.
   */
  done: number;
  /**
   * Number of products, or of clauses, of the best form so far.
   */
  terms: number;
  /**
   * Number of literals of that form.
   */
  literals: number;
  /**
   * A lower bound on the number of products or clauses of any form of its kind.
   */
  lowerBound: number;
  /**
   * The best form so far as an outcome; left out where the last reported outcome is as good, or was reported less
   * than `THOUSANDTHS_BETWEEN` ago.
   */
  best?: Outcome;
}

/**
 * One side of a law, with the operands of this step.
 */
export interface Side {
  /**
   * The side in full, such as `A.B+A.B'`.
   */
  part: string;
  /**
   * The spans of the side in its line, as `[start, end)` in UTF-16 units, ascending. They cover one whole operand,
   * or several whole operands of one sum, product or XOR chain; neighbouring operands share a span. Brackets around
   * the whole side are outside.
   */
  at: [number, number][];
}

/**
 * A minimised function. Products are written `A.B'`, sums with `+`, without spaces; literals are in variable order.
 */
export interface SimplifyAnswer {
  /**
   * The minimum sum of products, or the best found if `proven` is false, its products in the order of their literals;
   * `0` and `1` for the constants.
   */
  simplified: string;
  /**
   * The canonical sum of products of the min terms that are required, or `Σm(…)` when it has more than
   * `SOP_PRODUCTS_MAX` min terms.
   */
  sop: string;
  /**
   * The prime implicants, in the order of their literals; see `PRIMES_LISTED_MAX`.
   */
  primeImpList: PrimeImplicant[];
  /**
   * Every variable of the input, also those that vanish, the most significant first.
   */
  vars: string[];
  /**
   * The required min terms, ascending; left out unless `sop` spells them out as products.
   */
  minTerms?: number[];
  /**
   * Number of products in `simplified` (0 for `0`, 1 for `1`).
   */
  terms: number;
  /**
   * Number of literals in `simplified`.
   */
  literals: number;
  /**
   * Whether no sum of products has fewer terms, or as many terms and fewer literals.
   */
  proven: boolean;
  /**
   * A lower bound on the number of products of any sum of products; equal to `terms` if `proven`.
   */
  lowerBound: number;
  /**
   * How many minimum sums of products there are; left out unless `proven`, and where they are too many to count.
   */
  minima?: EqualMinima;
  /**
   * How many prime implicants there are, listed or not.
   */
  primeCount: number;
}

/**
 * A text of a `SimplifyRequest`.
 */
export type SimplifyField = "input" | "dontCares";

/**
 * An answer or a refusal.
 */
export type SimplifyOutcome =
  | { kind: "answer"; answer: SimplifyAnswer; values: AnswerValues; fix?: Fix }
  | { kind: "refused"; error: LogicError; field: SimplifyField; fix?: Fix; undecided?: Undecided };

/**
 * A text to be simplified, and how.
 */
export interface SimplifyRequest {
  /**
   * The text as received; error positions refer to it.
   */
  input: string;
  /**
   * How to read it.
   */
  mode: InputMode;
  /**
   * The numbers of the rows in which the function may be 0 or 1, written like the input; allowed with min terms
   * only. Blank means none.
   */
  dontCares?: string;
  /**
   * How many variables a function has that is given by min terms; left out, as many as the largest number needs. A
   * number that needs more is refused. An expression has its own variables.
   */
  variables?: number;
  /**
   * The most variables the function may have; left out or more than
   * `VARIABLES_MAX`, it counts as that many.
   */
  variablesMax?: number;
  /**
   * The most prime implicants that may be put into memory, 8 bytes each; left out, as many as there are.
   */
  primesMax?: number;
  /**
   * The most work the search for a proven minimum may take, in units of about a tenth of a millisecond; 0 asks for a
   * good cover without a search.
   */
  workMax: number;
  /**
   * The most work that a derivation may take, in units of about a microsecond; left out or more than
   * `STEPS_WORK_MAX`, it counts as that many.
   */
  stepsWorkMax?: number;
}

/**
 * A line of a derivation, and the law that makes it from the line before.
 */
export interface Step {
  /**
   * The whole line.
   */
  currentExpression: string;
  /**
   * The law, or one of the two types of lines that no law makes.
   */
  stepType: StepType;
  /**
   * One sentence of at most `DESCRIPTION_CHARS_MAX` characters: which operand changes, and how.
   */
  description: string;
  /**
   * The operands that the law is applied to, in the line before; absent if no law makes the line.
   */
  before?: Side;
  /**
   * The operands that the law makes of them, in this line; absent if no law makes the line.
   */
  after?: Side;
}

/**
 * The laws, as the API names them. A law without a reversed name is used in both directions under its one name.
 */
export type StepType =
  | "CORRECTED"
  | "REMOVED_REDUNDANT_BRACKETS"
  | "DOUBLE_NEGATION_LAW"
  | "BASIC_NOT"
  | "XOR_GATE"
  | "DeMorgan_THEOREM"
  | "REVERSED_DeMorgan_THEOREM"
  | "DISTRIBUTIVE_LAW"
  | "REVERSED_DISTRIBUTIVE_LAW"
  | "OR_IDEMPOTENT_LAW"
  | "AND_IDEMPOTENT_LAW"
  | "OR_ANNULMENT_LAW"
  | "AND_ANNULMENT_LAW"
  | "OR_IDENTITY_LAW"
  | "AND_IDENTITY_LAW"
  | "OR_COMPLEMENT_LAW"
  | "AND_COMPLEMENT_LAW"
  | "OR_ABSORPTIVE_LAW"
  | "AND_ABSORPTIVE_LAW"
  | "OR_REDUNDANCY_LAW"
  | "AND_REDUNDANCY_LAW"
  | "CONSENSUS_LAW";

/**
 * The limits of a derivation, besides those of a simplification.
 */
export type StepsLimit = "steps" | "work";

/**
 * A derivation or a refusal.
 */
export type StepsOutcome =
  | { kind: "steps"; steps: Step[] }
  | { kind: "tooComplex"; limit: StepsLimit }
  | { kind: "unverified"; refusal: string }
  | { kind: "refused"; error: LogicError; field: SimplifyField };

/**
 * The form that a derivation leads to.
 */
export type StepsTarget = "sum" | "product" | "nand" | "factored";

/**
 * The size of a sum of products.
 */
export interface SumSize {
  /**
   * Its terms.
   */
  terms: number;
  /**
   * Its literals.
   */
  literals: number;
}

/**
 * A truth table, or why there is none.
 */
export type TableOutcome =
  | { kind: "table"; table: PackedTable; asked?: AskedFunction[] }
  | { kind: "refused"; refusals: FunctionRefusal[] };

/**
 * The functions of one truth table.
 */
export interface TableRequest {
  /**
   * The first function, as received.
   */
  primary: string;
  /**
   * The others, at most `EXTRA_EXPRESSIONS_MAX`.
   */
  extras: string[];
  /**
   * The most variables all functions may have together; more than
   * `TABLE_VARIABLES_MAX` counts as that many.
   */
  variablesMax: number;
  /**
   * The most steps all functions may take together; a step computes one operand in 64 rows. No limit if left out.
   */
  stepsMax?: number;
}

/**
 * Why a text has no correction although each of its signs is known.
 */
export type Undecided =
  | { kind: "order"; first: string; second: string }
  | { kind: "notAlone"; operator: string }
  | { kind: "equation" }
  | { kind: "comparison" }
  | { kind: "choice" }
  | { kind: "rowTooLarge"; number: number; variables: number };
