// Texts of a circuit that is drawn on the page and whose switches can be pressed.

export const circuitDrawing = {
  drawing: "Drawing of the circuit",
  switches: "Inputs of the circuit",
  outputsAre: (values: readonly (readonly [name: string, value: 0 | 1])[]) =>
    values.map(([name, value]) => `${name} = ${value}`).join(", "),
} as const;
