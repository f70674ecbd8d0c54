// The state of the rail of a derivation: the open step, and which runs of one law are unfolded. Pure.

export interface RailState {
  /** The label of each step, from 0. */
  readonly labels: readonly string[];
  /** The index of the open step. */
  readonly position: number;
  /** The index of the first step of each run that is shown step by step. */
  readonly unfolded: ReadonlySet<number>;
}

export type RailItem =
  | { readonly kind: "step"; readonly index: number }
  /** Consecutive steps of one label that are shown as one item; `last` is inclusive. */
  | ({ readonly kind: "run"; readonly label: string } & Run);

export type RailEvent =
  | { readonly type: "chosen"; readonly index: number }
  | { readonly type: "unfolded"; readonly first: number }
  | { readonly type: "next" | "back" | "first" | "last" };

interface Run {
  readonly first: number;
  readonly last: number;
}

/** A run with fewer steps is shown step by step. */
const runStepsMin = 3;

/** The step at `start` is open, by default the first after the input; if there is only the input, the input is open. */
export function initialRail(labels: readonly string[], start = 1): RailState {
  return opened({ labels, position: 0, unfolded: new Set() }, start);
}

export function reduceRail(state: RailState, event: RailEvent): RailState {
  switch (event.type) {
    case "chosen":
      return opened(state, event.index);
    case "unfolded":
      return unfoldedAt(state, event.first);
    case "next":
      return opened(state, state.position + 1);
    case "back":
      return opened(state, state.position - 1);
    case "first":
      return opened(state, 0);
    case "last":
      return opened(state, state.labels.length - 1);
  }
}

/** The items of the rail in order: steps, and folded runs. */
export function railItems({ labels, unfolded }: RailState): readonly RailItem[] {
  return runsOf(labels).flatMap((run): readonly RailItem[] =>
    isFoldable(run) && !unfolded.has(run.first)
      ? [{ kind: "run", label: labels[run.first] ?? "", ...run }]
      : Array.from({ length: run.last - run.first + 1 }, (_, at) => ({
          kind: "step",
          index: run.first + at,
        })),
  );
}

/** The items that are shown where later ones are hidden: `furthest` is the index of the last step that was open so far. */
export function itemsUntil(items: readonly RailItem[], furthest: number): readonly RailItem[] {
  return items.filter((item) => (item.kind === "step" ? item.index : item.first) <= furthest);
}

/** Opens the step that is nearest to `index`, and the run that it is in, which stays open. */
function opened(state: RailState, index: number): RailState {
  const position = Math.max(0, Math.min(index, state.labels.length - 1));
  const run = runsOf(state.labels).find(({ first, last }) => first <= position && position <= last);
  const at = position === state.position ? state : { ...state, position };
  return run && isFoldable(run) ? unfoldedAt(at, run.first) : at;
}

function unfoldedAt(state: RailState, first: number): RailState {
  if (state.unfolded.has(first)) return state;
  return { ...state, unfolded: new Set([...state.unfolded, first]) };
}

function isFoldable({ first, last }: Run): boolean {
  return last - first + 1 >= runStepsMin;
}

/** All steps, as the longest possible runs of one label. */
function runsOf(labels: readonly string[]): readonly Run[] {
  const starts = labels.flatMap((label, at) => (at === 0 || label !== labels[at - 1] ? [at] : []));
  return starts.map((first, at) => ({ first, last: (starts[at + 1] ?? labels.length) - 1 }));
}
