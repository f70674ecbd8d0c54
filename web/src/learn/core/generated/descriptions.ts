// The sentence for each lesson on the list. Written by `npm run lessons`; do not edit. Pure.

export const lessonDescriptions = {
  "10": "How a bar passes through AND and OR, for any number of variables, and what it means for gates.",
  "11": "Places, conversion both ways, fractions that repeat, complements and subtraction.",
  "01": "Two values, three everyday functions, and the step from a sentence to an expression.",
  "02": "NOT, AND and OR by pressing them: gate, circuit, truth table and Venn diagram change together.",
  "03": "Each law with a proof, a worked line and the usual mistake; then practice in simplifying.",
  "04": "Seven steps from an expression to its table, filled in by you.",
  "05": "Sum of min terms and product of max terms, from a table and from an expression.",
  "06": "From a truth table to the smallest sum: the Karnaugh map, and Quine–McCluskey by hand.",
  "07": "From an expression to a circuit and back, with circuits that can be pressed.",
  "08": "NAND and NOR, each of which is enough alone; XOR and XNOR for comparing and for parity.",
  "09": "The term between two others: when it can be left out, and when it is kept against hazards.",
} as const;
