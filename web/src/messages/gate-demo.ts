// Our own texts of the gate demonstration.

export const gateDemo = {
  names: { not: "NOT", and: "AND", or: "OR", nand: "NAND", nor: "NOR", xor: "XOR", xnor: "XNOR" },
  title: (gate: string) => `${gate}: one state in several views`,
  gives: "gives",
  reset: "Reset",
  gate: "Gate",
  circuit: "Circuit",
  table: "Truth table",
  diagram: "Venn diagram",
  input: (name: string, value: number) => `Input ${name} = ${value}`,
  switch: (name: string) => `Switch ${name}`,
  wiring: {
    series: "A battery, the switches A and B in series, and a lamp.",
    parallel: "A battery, the switches A and B in parallel, and a lamp.",
  },
  lit: "The lamp is lit.",
  dark: "The lamp is dark.",
  gatePicture: (gate: string, output: number) => `${gate} gate, output Y = ${output}.`,
  output: (values: string, output: number) => `${values}, output ${output}`,
  regions: {
    not: { outside: "Outside of A", A: "Inside of A", both: "", B: "" },
    two: { outside: "Outside of A and B", A: "Only in A", both: "In A and in B", B: "Only in B" },
  },
} as const;
