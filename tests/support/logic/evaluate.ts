// Evaluates sums of products and products of sums in every row. It shares no code with the crate.

/** The value of `text` in each row, the first variable most significant; throws where `text` is no form. */
export function rowsOfForm(text: string, variables: readonly string[]): number[] {
  const rows = Array.from({ length: 2 ** variables.length }, (_, row) => row);
  return rows.filter((row) => {
    const bits = new Map(variables.map((name, at) => [name, (row >> (variables.length - 1 - at)) & 1]));
    return valueOf(text, bits) === 1;
  });
}

function valueOf(text: string, bits: ReadonlyMap<string, number>): number {
  let at = 0;
  const sum = (): number => {
    let value = product();
    while (text[at] === "+") {
      at += 1;
      value |= product();
    }
    return value;
  };
  const product = (): number => {
    let value = operand();
    while (text[at] === ".") {
      at += 1;
      value &= operand();
    }
    return value;
  };
  const operand = (): number => {
    const sign = text[at];
    at += 1;
    if (sign === "(") {
      const value = sum();
      if (text[at] !== ")") throw new Error(`${text} lacks a bracket at ${at}.`);
      at += 1;
      return value;
    }
    if (sign === "0" || sign === "1") return Number(sign);
    const value = bits.get(sign ?? "");
    if (value === undefined) throw new Error(`${text} has no variable at ${at - 1}.`);
    if (text[at] !== "'") return value;
    at += 1;
    return 1 - value;
  };
  const value = sum();
  if (at !== text.length) throw new Error(`${text} goes on at ${at}.`);
  return value;
}
