// What a text of a lesson states between two expressions: an equation holds in each row, and what is said to be unequal
// differs in one. `A = 1` and `F = A.B` state nothing that always holds: their sides have no variable together.

import { crateDifference } from "../logic/crate-values.ts";

/** The sides of each `=` and `≠` of a text such as `A.B = B.A`, of which one is wrong. */
export function wronglyStated(maths: string): readonly string[] {
  const sides = maths.split(/[=≠]/).map((side) => side.trim());
  const signs = [...maths].filter((sign) => sign === "=" || sign === "≠");
  return signs.flatMap((sign, at) => {
    const [left = "", right = ""] = sides.slice(at, at + 2);
    const isStated = isShared(left, right) && (crateDifference(left, right) === null) !== (sign === "=");
    return isStated ? [`${left} ${sign} ${right}`] : [];
  });
}

/** Whether a variable stands in both sides, or none in either. */
function isShared(left: string, right: string): boolean {
  const [names, others] = [namesIn(left), namesIn(right)];
  return names.length + others.length === 0 || names.some((name) => others.includes(name));
}

function namesIn(side: string): readonly string[] {
  return side.match(/[A-Za-z]\d*/g) ?? [];
}
