// A network in words: the expression of a signal, and the list of gates. Pure, without recursion.

import type { NetworkGate, NetworkGateKind, NetworkSignal } from "#contract/generated/logic-types.ts";

/** A longer expression is not written. */
export const gateTextCharsMax = 2_000;

/** How tightly the outermost operator of a text binds. */
const strength = { or: 0, xor: 1, and: 2, operand: 3 } as const;

interface Written {
  readonly text: string;
  readonly strength: number;
}

const operators: Readonly<
  Record<
    NetworkGateKind,
    { readonly sign: string; readonly of: "or" | "xor" | "and"; readonly complements: boolean }
  >
> = {
  and: { sign: ".", of: "and", complements: false },
  nand: { sign: ".", of: "and", complements: true },
  not: { sign: ".", of: "and", complements: true },
  or: { sign: "+", of: "or", complements: false },
  nor: { sign: "+", of: "or", complements: true },
  xor: { sign: "^", of: "xor", complements: false },
  xnor: { sign: "^", of: "xor", complements: true },
};

/** The expression of each gate; null where it is longer than `gateTextCharsMax`. */
export function gateExpressions(
  variables: readonly string[],
  gates: readonly NetworkGate[],
): (signal: NetworkSignal) => string | null {
  const written: (Written | null)[] = [];
  const of = (signal: NetworkSignal): Written | null => {
    if (signal.kind === "constant") return { text: signal.value ? "1" : "0", strength: strength.operand };
    if (signal.kind === "gate") return written[signal.value] ?? null;
    return { text: variables[signal.value] ?? "", strength: strength.operand };
  };
  for (const gate of gates) written.push(gateText(gate, gate.inputs.map(of)));
  return (signal) => of(signal)?.text ?? null;
}

function gateText({ kind }: NetworkGate, operands: readonly (Written | null)[]): Written | null {
  const { sign, of, complements } = operators[kind];
  const only = operands.length === 1 ? operands[0] : undefined;
  const texts = operands.map((operand) => {
    if (!operand) return null;
    return operand.strength > strength[of] || only ? operand.text : `(${operand.text})`;
  });
  if (texts.includes(null)) return null;
  const text = texts.join(sign);
  const within = only ? only.strength : strength[of];
  const whole = complements
    ? { text: within === strength.operand ? `${text}'` : `(${text})'`, strength: strength.operand }
    : { text, strength: within };
  return whole.text.length > gateTextCharsMax ? null : whole;
}

/** `g1 = NAND(A, B)`, a line for each gate and then for each output. */
export function gateList(
  variables: readonly string[],
  gates: readonly NetworkGate[],
  outputs: readonly { readonly name: string; readonly signal: NetworkSignal }[],
): string {
  const nameOf = gateNamer([...variables, ...outputs.map(({ name }) => name)]);
  const of = (signal: NetworkSignal): string => {
    if (signal.kind === "constant") return signal.value ? "1" : "0";
    return signal.kind === "gate" ? nameOf(signal.value) : (variables[signal.value] ?? "");
  };
  return [
    ...gates.map(
      ({ kind, inputs }, at) => `${nameOf(at)} = ${kind.toUpperCase()}(${inputs.map(of).join(", ")})`,
    ),
    ...outputs.map(({ name, signal }) => `${name} = ${of(signal)}`),
  ].join("\n");
}

/** g1, g2, …; where that could be the name of something else, with as many more letters g as it takes. */
export function gateNamer(taken: readonly string[]): (gate: number) => string {
  let letters = "g";
  while (taken.some((name) => new RegExp(`^${letters}\\d+$`).test(name))) letters += "g";
  return (gate) => `${letters}${gate + 1}`;
}
