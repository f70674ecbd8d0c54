// Whether a line of a proof follows from another by one use of a law, judged by the second checker of derivations, which
// shares no code with the page.

import { lawLabel } from "#answer/steps/core/labels.ts";
import { laws } from "../checker/laws.ts";
import { parse, type Line } from "../checker/parse.ts";
import { context, type Place } from "../checker/place.ts";
import { chain, childrenOf, nodesOf } from "../checker/tree.ts";

/** Whether the two lines are one expression but for order and grouping. */
export function areSameLine(one: string, other: string): boolean {
  return parse(one).tree.key === parse(other).tree.key;
}

/** `label` is a label of Show Steps. A law may be used in either direction. */
export function isOneUse(label: string, before: string, after: string): boolean {
  const named = [...laws].filter(([stepType]) => lawLabel(stepType) === label).map(([, law]) => law);
  if (named.length === 0) throw new Error(`No law has the label ${label}.`);
  const [from, to] = [placesIn(parse(before)), placesIn(parse(after))];
  return from.some((one) =>
    to.some(
      (other) =>
        contextOf(one) === contextOf(other) &&
        named.some((law) => law(one, other.tree) !== null || law(other, one.tree) !== null),
    ),
  );
}

function contextOf(place: Place): string {
  return context(place, { isHostSorted: true, isWaySorted: false }).key;
}

/** All parts of a line that a law may change: whole trees, and some of the operands of a chain. */
function placesIn(line: Line): readonly Place[] {
  const whole: Place = { tree: line.tree, partOf: null, host: null, indices: [], line };
  const parts = nodesOf(line.tree).flatMap((node): readonly Place[] => {
    const host = node.kind === "chain" ? node : null;
    const children = childrenOf(node).map((tree, at): Place => {
      return { tree, partOf: null, host, indices: host ? [at] : [], line };
    });
    if (!host) return children;
    const some = subsets(host.operands.length).map((indices): Place => {
      const tree = chain(
        host.sign,
        indices.flatMap((at) => host.operands[at] ?? []),
      );
      return { tree, partOf: host, host, indices, line };
    });
    return [...children, ...some];
  });
  return [whole, ...parts];
}

/** Of the indices below `count`, two or more but not all. */
function subsets(count: number): readonly (readonly number[])[] {
  const indices = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: 2 ** count }, (_, chosen) => indices.filter((at) => (chosen >> at) & 1)).filter(
    ({ length }) => length > 1 && length < count,
  );
}
