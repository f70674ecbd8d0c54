// The Simplifier: its form, the help about input, and what is read aloud.

import { counted } from "./numbers.ts";

export const simplifierTexts = {
  fieldLabel: "Expression or min terms",
  fieldHint: "Enter an expression or min terms",
  dontCares: "Don't-cares",
  dontCaresHint: "Rows that may be 0 or 1",
  clearDontCares: "Clear don't-cares",
  modeLabel: "Input type",
  inputCleared: "Input cleared",
  simplifying: "Simplifying",
  simplifyingOf: (variables: number) =>
    `Simplifying a function of ${counted(variables, "variable", "variables")}`,
  answerClosed: "Answer closed",
  helpTitle: "How to write input",
  helpOperators: "Operators, highest precedence first. Use brackets to group.",
  helpMinTerms: "Numbers separated by commas or spaces.",
  helpDontCares: "Enter rows that may be 0 or 1 in the don't-cares field.",
  helpNot: "NOT, after the operand",
  helpAnd: "AND, also written AB",
  helpXor: "XOR",
  helpOr: "OR",
  spokenAnswer: (expression: string, proof: string, size: string) =>
    `Answer: ${expression}, ${proof}, ${size}`,
  spokenLongAnswer: (proof: string, size: string) => `Answer: ${proof}, ${size}`,
  spokenProved: "minimal, proved",
} as const;
