// The general form of a step's law, in the step's direction and with the step's signs. Pure.

import type { DerivationSide, DerivationStep } from "#contract/derivation-step.ts";
import { fromLine } from "#notation/core/from-line.ts";
import type { Expression, Operator } from "#notation/core/tree.ts";

/** Both sides of a law in output notation; the first is the side of the line before the step. */
export type LawForm = readonly [before: string, after: string];

type Sides = readonly [before: Expression | null, after: Expression | null];

/** The laws that hold for both signs, by the outermost sign of their left side. */
const duals = {
  deMorgan: { or: ["(X+Y)'", "X'.Y'"], and: ["(X.Y)'", "X'+Y'"] },
  distributive: { and: ["X.(Y+Z)", "X.Y+X.Z"], or: ["X+Y.Z", "(X+Y).(X+Z)"] },
  inFull: { and: ["(W+X).(Y+Z)", "W.Y+W.Z+X.Y+X.Z"], or: ["W.X+Y.Z", "(W+Y).(W+Z).(X+Y).(X+Z)"] },
  consensus: { or: ["X.Y+X'.Z+Y.Z", "X.Y+X'.Z"], and: ["(X+Y).(X'+Z).(Y+Z)", "(X+Y).(X'+Z)"] },
} as const satisfies Record<string, Readonly<Record<"or" | "and", LawForm>>>;

const single: ReadonlyMap<string, LawForm> = new Map([
  ["DOUBLE_NEGATION_LAW", ["X''", "X"]],
  ["OR_IDEMPOTENT_LAW", ["X+X", "X"]],
  ["AND_IDEMPOTENT_LAW", ["X.X", "X"]],
  ["OR_ANNULMENT_LAW", ["X+1", "1"]],
  ["AND_ANNULMENT_LAW", ["X.0", "0"]],
  ["OR_IDENTITY_LAW", ["X+0", "X"]],
  ["AND_IDENTITY_LAW", ["X.1", "X"]],
  ["OR_COMPLEMENT_LAW", ["X+X'", "1"]],
  ["AND_COMPLEMENT_LAW", ["X.X'", "0"]],
  ["OR_ABSORPTIVE_LAW", ["X+X.Y", "X"]],
  ["AND_ABSORPTIVE_LAW", ["X.(X+Y)", "X"]],
  ["OR_REDUNDANCY_LAW", ["X+X'.Y", "X+Y"]],
  ["AND_REDUNDANCY_LAW", ["X.(X'+Y)", "X.Y"]],
]);

/** Null for a line that comes from no law, and for a law that this page does not know. */
export function lawForm({ stepType, before, after }: DerivationStep): LawForm | null {
  if (!before || !after) return null;
  const sides: Sides = [fromLine(before.part), fromLine(after.part)];
  switch (stepType) {
    case "XOR_GATE":
      return xorForm(sides);
    case "BASIC_NOT":
      return before.part === "0'" ? ["0'", "1"] : ["1'", "0"];
    case "DeMorgan_THEOREM":
      return duals.deMorgan[underBar(sides[0])];
    case "REVERSED_DeMorgan_THEOREM":
      return reversed(duals.deMorgan[underBar(sides[1])]);
    case "DISTRIBUTIVE_LAW":
      return (isInFull(sides) ? duals.inFull : duals.distributive)[outermost(sides[0])];
    case "REVERSED_DISTRIBUTIVE_LAW":
      return reversed(duals.distributive[outermost(sides[1])]);
    case "CONSENSUS_LAW":
      return inDirection(duals.consensus[outermost(sides[0])], before, after);
    default: {
      const form = single.get(stepType);
      return form ? inDirection(form, before, after) : null;
    }
  }
}

/** The law of XOR with a constant or with equal parts, told by the result; otherwise the definition of XOR. */
function xorForm([before, after]: Sides): LawForm {
  const is = (part: Expression | null, text: "0" | "1") => part?.kind === "constant" && part.text === text;
  const operands = before?.kind === "chain" ? before.operands : [];
  if (operands.some((operand) => is(operand, "0"))) return ["X^0", "X"];
  if (is(after, "0")) return ["X^X", "0"];
  if (is(after, "1")) return ["X^X'", "1"];
  if (operands.some((operand) => is(operand, "1"))) return ["X^1", "X'"];
  return ["X^Y", "X.Y'+X'.Y"];
}

function reversed([left, right]: LawForm): LawForm {
  return [right, left];
}

/**
 * For a law that has one name in both directions: `form` begins with the longer side, so it is reversed where the
 * step's line before is the shorter one. The longer side stays the longer one with any operands.
 */
function inDirection(form: LawForm, before: DerivationSide, after: DerivationSide): LawForm {
  return before.part.length < after.part.length ? reversed(form) : form;
}

/** The sign of a chain; a part that is no chain, or too deep to be read, counts as a sum. */
function outermost(part: Expression | null): "or" | "and" {
  return part && operatorOf(part) === "and" ? "and" : "or";
}

function underBar(part: Expression | null): "or" | "and" {
  return outermost(part?.kind === "not" ? part.operand : null);
}

function operatorOf(part: Expression): Operator | null {
  return part.kind === "chain" ? part.operator : null;
}

/** Whether two chains were multiplied out in full: each operand of one with each operand of the other. */
function isInFull([before, after]: Sides): boolean {
  if (before?.kind !== "chain" || before.operands.length !== 2) return false;
  const [left, right] = before.operands.map((operand) =>
    operand.kind === "chain" ? operand.operands.length : 1,
  );
  if (left === undefined || right === undefined || left === 1 || right === 1) return false;
  return after?.kind === "chain" && after.operands.length === left * right;
}
