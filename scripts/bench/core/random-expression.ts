// Random expressions, by the one generator that the figures are given for.

export type Random = () => number;

const names = ["A", "B", "C", "D", "E", "F"] as const;

/** An expression of at most that many variables, at most as deep. */
export function randomExpression(random: Random, variables: number, depth: number): string {
  if (depth === 0 || random() < 0.1) {
    const name = names[Math.floor(random() * variables)] ?? "A";
    return random() < 0.35 ? `${name}'` : name;
  }
  const chance = random();
  const sign = chance < 0.44 ? "." : chance < 0.88 ? "+" : "^";
  const count = random() < 0.75 ? 2 : 3;
  const operands = Array.from({ length: count }, () => randomExpression(random, variables, depth - 1));
  return `(${operands.join(sign)})${random() < 0.18 ? "'" : ""}`;
}
