// The texts of the practice "De Morgan". Text in braces is typeset.

const gates = { and: "AND", or: "OR", nand: "NAND", nor: "NOR" } as const;
type Gate = keyof typeof gates;

export const deMorganTasks = {
  practice: "Task: De Morgan",
  askGate: "Which of these is equal to this gate?",
  caption: (gate: Gate) => `The gate ${gates[gate]}`,
  withBubbles: (gate: Gate) => `${gates[gate]} with a bubble at each input`,
  chooseFirst: "Choose a gate first.",
  rightGate: (text: string, equal: string) => `{${text} = ${equal}}`,
  wrongGate: (gate: Gate, text: string) => `${gates[gate]} with a bubble at each input gives {${text}}.`,

  askOpen: (text: string) => `Open all bars of {${text}} that cover more than one variable.`,
  askComplement: (text: string) => `{F = ${text}}. Write {F'} with bars over single variables alone.`,
  answer: (text: string) => `A right answer: {${text}}`,

  hintGate:
    "Push the bubble of the output to the inputs, or bubbles of the inputs to the output: AND becomes OR, and OR becomes AND.",
  hintOutside:
    "Begin with the outermost bar. Below it AND and OR change places, and each operand gets a bar.",
  hintBrackets: "What was a product stays together: put its new sum into brackets.",
  hintComplement:
    "Exchange AND and OR everywhere, and complement each variable. The brackets stay where they were, also those that are not written.",
  hintOperator: (sign: "and" | "or") => `The last operator of the answer is ${gates[sign]}.`,
  hintLiterals: (literals: readonly string[]) =>
    `The literals of the answer are, in order: {${literals.join("}, {")}}.`,
} as const;
