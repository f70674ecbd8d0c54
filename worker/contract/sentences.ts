// The sentence of each error of an input: what is wrong and what to do. The page and the API say the same. No sentence has
// a position; the position is a separate field. The sentences of errors of a request are in request-sentences.ts, which the
// API alone loads.

import type { EdgeErrorCode, LogicErrorCode } from "./errors.ts";
import { budgets, type Budget } from "./budgets.ts";
import { limits } from "./limits.ts";

/** The kind of a call to the crate: a minimal form of a function, or the truth table of several. */
export type LogicUse = "minimise" | "table";

/** The error codes of an input. */
export type InputErrorCode = LogicErrorCode | Extract<EdgeErrorCode, "body_too_large" | "lone_surrogate">;

/** The sentence for a caller whose limits are `budget` and who asked the crate for `use`. */
export function sentenceFor(code: InputErrorCode, budget: Budget, use: LogicUse = "minimise"): string {
  if (code === "too_complex") return tooComplex[use];
  return isBudgeted(code) ? budgeted[code](budget) : inputSentences[code];
}

/** The limits of a caller who gives the number of variables; at most as many as the budget allows. */
export function withVariables<Own extends Budget>(budget: Own, variables: number | undefined): Own {
  return variables === undefined
    ? budget
    : { ...budget, variablesMax: Math.min(variables, budget.variablesMax) };
}

const count = new Intl.NumberFormat("en-US");

const tooComplex: Readonly<Record<LogicUse, string>> = {
  minimise: "This function is too large to minimise here. Use fewer variables, or split it.",
  table: "This truth table is too large to work out here. Use fewer variables, or fewer expressions.",
};

/** The API's sentences for a derivation that is `too_complex`, by the limit that it met, as the crate names it. */
export const derivationTooComplex = {
  steps: `This derivation would take more than ${count.format(limits.stepsMax)} steps. Derive one part of the expression at a time.`,
  work: "This derivation needs more work than one derivation may take. Derive one part of the expression at a time.",
} as const;

export function inputTooLong(charsMax: number): string {
  return `An expression can have at most ${count.format(charsMax)} characters.`;
}

/** The sentences that name a limit of the caller. */
const budgeted = {
  too_many_variables: ({ variablesMax }: Budget) =>
    `There are more than ${variablesMax} variables. Use fewer variables, or split the expression.`,
  min_term_too_large: ({ variablesMax }: Budget) =>
    `This min term is too large. The largest is ${count.format(2 ** variablesMax - 1)}, the last row of a table of ${variablesMax} variables.`,
  too_many_min_terms: ({ variablesMax }: Budget) =>
    `There are too many min terms. Give at most ${count.format(2 ** variablesMax)}.`,
};

function isBudgeted(code: InputErrorCode): code is keyof typeof budgeted {
  return Object.hasOwn(budgeted, code);
}

/** Sentences with a limit give the Worker's limit; that of `too_complex` is about a function to minimise. */
export const inputSentences: Readonly<Record<InputErrorCode, string>> = {
  // Reading an expression
  empty_input: "Type an expression like A.B+C' or min terms like 1 3 8.",
  input_too_long: inputTooLong(limits.expressionCharsMax),
  word_operator:
    "Write each operator as a sign: . for AND, + for OR, ^ for XOR, and ' after the operand for NOT, as in (A.B)' for NAND.",
  word_constant: "Write a constant as a digit: 1 for true, 0 for false.",
  row_list:
    "Give min terms as numbers alone, like 1 3 8, and don't-cares in a list of their own. Max terms are the other rows.",
  not_before_operand: "Write NOT after the operand: A', not !A.",
  not_after_operand: "Write NOT as an apostrophe after the operand, as in A'.",
  overbar_letter: "Write NOT as an apostrophe after the letter, as in A', not as a bar above it.",
  typographic_quote: "Write NOT with the straight apostrophe ', as in A'.",
  and_sign: "Write AND as a dot, as in A.B, or write nothing between the operands, as in AB.",
  or_sign: "Write OR as a plus sign, as in A+B.",
  xor_sign: "Write XOR as a caret, as in A^B.",
  implication_sign: "Write an implication as A'+B, not as A→B.",
  equivalence_sign: "Write an equivalence as (A^B)', not as A↔B.",
  comma_in_expression:
    "A comma can only separate min terms. Between the operands of an expression write . for AND or + for OR.",
  digit_not_constant: "The only numbers in an expression are the constants 0 and 1.",
  negative_number:
    "A minus sign has no meaning here. Write NOT as in A', and min terms as numbers from 0 up.",
  other_bracket: "Use round brackets ( ) to group.",
  foreign_letter:
    "This letter is from another alphabet. The name of a variable begins with a letter from A to Z or a to z.",
  invisible_character: "There is an invisible character here. Delete it.",
  unknown_character: "This character has no meaning here. Use letters, 0, 1 and the signs . + ^ ' ( ).",
  missing_operand: "An operand is missing before this sign.",
  not_without_operand: "The NOT sign ' needs an operand before it, as in A'.",
  unexpected_end: "The expression ends too early. Write an operand at the end.",
  unclosed_bracket: "This bracket is never closed. Write ) where the group ends.",
  unopened_bracket: "This bracket closes nothing. Delete it, or write ( where the group begins.",
  empty_brackets: "These brackets are empty. Write an operand between them, or delete them.",
  constant_juxtaposed: "Write a sign between a constant and what is next to it, as in 1.A or 0+A.",
  wrong_name: "Write names at the end of the text, each variable once, as in A.B where A=RD, B=CS.",
  leading_zero: "The number of a variable has no leading zeros: write x1, not x01.",
  variable_number_too_long: `The number of a variable can have at most ${limits.variableDigitsMax} digits.`,
  too_deep: `Brackets can be nested at most ${count.format(limits.nestingMax)} deep.`,
  too_many_variables: budgeted.too_many_variables(budgets.worker),

  // Reading min terms
  no_min_terms: "There is no number here. Type min terms like 1 3 8.",
  not_a_min_term: "Min terms are whole numbers separated by commas or spaces, like 1 3 8.",
  fraction_min_term: "Min terms are whole numbers. Separate them with commas or spaces.",
  min_term_too_large: budgeted.min_term_too_large(budgets.worker),
  too_many_min_terms: budgeted.too_many_min_terms(budgets.worker),
  required_and_free: "This number is also one of the min terms. Delete it from one of the two lists.",
  dont_cares_of_expression: "Don't-cares can be given with min terms only, not with an expression.",

  // Work that would take too long
  too_complex: tooComplex.minimise,

  // The page refuses these inputs too, so that its own engine has the same limits
  body_too_large: `This request is too large. A request can have at most ${count.format(limits.bodyBytesMax / 1024)} KiB.`,
  lone_surrogate: "This is half of a character, such as a cut emoji. Delete it.",
};
