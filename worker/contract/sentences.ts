// One sentence for each error code: what is wrong and what to do. The page and the API show the same one.
// No sentence holds a position; that is a field of its own.

import type { ApiErrorCode } from "./errors.ts";
import { budgets, type Budget } from "./budgets.ts";
import { limits } from "./limits.ts";

/** The sentence of a code where the budget is `budget`. */
export function sentenceFor(code: ApiErrorCode, budget: Budget): string {
  return isBudgeted(code) ? budgeted[code](budget) : sentences[code];
}

const count = new Intl.NumberFormat("en-US");

/** The sentences that name what a caller may have. */
const budgeted = {
  too_many_variables: ({ variablesMax }: Budget) =>
    `There are more than ${variablesMax} variables. Use fewer variables, or split the expression.`,
  min_term_too_large: ({ variablesMax }: Budget) =>
    `Min terms go up to ${count.format(2 ** variablesMax - 1)}, the last row of a table of ${variablesMax} variables.`,
  too_many_min_terms: ({ variablesMax }: Budget) =>
    `At most ${count.format(2 ** variablesMax)} min terms can be given.`,
  too_complex: ({ primesMax, stepsMax }: Budget) =>
    `This is too complex to be worked out: a function may have ${count.format(primesMax)} prime implicants, and a table take ${count.format(stepsMax)} steps. Use fewer variables, or split the function.`,
};

function isBudgeted(code: ApiErrorCode): code is keyof typeof budgeted {
  return Object.hasOwn(budgeted, code);
}

/** The API's sentences: those that name a limit name the Worker's. */
export const sentences: Readonly<Record<ApiErrorCode, string>> = {
  // Reading an expression
  empty_input: "Type an expression like A.B+C' or min terms like 1 3 8.",
  input_too_long: `An expression has at most ${count.format(limits.expressionCharsMax)} characters.`,
  word_operator: "Write operators as signs: . for AND, + for OR, ' after the operand for NOT, ^ for XOR.",
  not_before_operand: "NOT is written after the operand: A', not !A.",
  overbar_letter: "Write NOT as an apostrophe after the letter: A' for a letter with a bar.",
  typographic_quote: "Write NOT with the straight apostrophe ', as in A'.",
  and_sign: "AND is written with a dot, as in A.B, or with nothing between, as in AB.",
  or_sign: "OR is written with a plus sign, as in A+B.",
  xor_sign: "XOR is written with a caret, as in A^B.",
  comma_in_expression:
    "A comma separates min terms, which are numbers only; between operands write . for AND or + for OR.",
  digit_not_constant: "The only numbers in an expression are the constants 0 and 1.",
  negative_number: "There is no minus sign here: NOT is written A', and min terms count from 0.",
  other_bracket: "Only round brackets ( ) group.",
  foreign_letter: "A variable is one of the letters A to Z or a to z; this letter is from another alphabet.",
  invisible_character: "There is an invisible character here; delete it.",
  unknown_character: "This character has no meaning here; use letters, 0, 1 and the signs . + ^ ' ( ).",
  missing_operand: "An operand is missing before this sign.",
  not_without_operand: "The NOT sign ' needs something before it, as in A'.",
  unexpected_end: "The expression ends too early: an operand is missing after the last sign.",
  unclosed_bracket: "This bracket is never closed; add ) where the group ends.",
  unopened_bracket: "This bracket closes nothing; remove it, or add ( where the group begins.",
  empty_brackets: "There is nothing between these brackets.",
  constant_juxtaposed: "Put a sign beside a constant, as in 1.A or 0+A.",
  leading_zero: "The number of a variable has no leading zeros: write x1, not x01.",
  variable_number_too_long: `The number of a variable has at most ${limits.variableDigitsMax} digits.`,
  too_deep: `Brackets can be nested ${count.format(limits.nestingMax)} deep at most.`,
  too_many_variables: budgeted.too_many_variables(budgets.worker),

  // Reading min terms
  no_min_terms: "There is no number here; type min terms like 1 3 8.",
  not_a_min_term: "Min terms are whole numbers separated by commas or spaces, like 1 3 8.",
  fraction_min_term: "Min terms are whole numbers; separate them with commas or spaces.",
  min_term_too_large: budgeted.min_term_too_large(budgets.worker),
  too_many_min_terms: budgeted.too_many_min_terms(budgets.worker),
  too_complex: budgeted.too_complex(budgets.worker),
  required_and_free:
    "This number is among the min terms too: a row is either required or a don't-care. Remove it from one list.",
  dont_cares_of_expression: "Don't-cares belong to min terms; an expression has none.",

  // The edge
  bad_json: "The request body is not valid JSON.",
  wrong_shape: "The request body does not have the expected fields.",
  origin_not_allowed: "Pages of this origin may not call this service.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not answer this method; the Allow header names the ones it does.",
  body_too_large: `A request can hold at most ${count.format(limits.bodyBytesMax / 1024)} KiB.`,
  not_json: "Send the request body as application/json.",
  lone_surrogate: "The text holds half of a character; delete it and type it again.",
  internal: "Something went wrong on our side. If it happens again, tell us the id of this request.",
  unavailable: "The service cannot answer at the moment; try again in a minute.",
};
