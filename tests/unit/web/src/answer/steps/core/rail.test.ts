// The rail of a derivation: which step is open, and which runs of one law are folded.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  initialRail,
  itemsUntil,
  railItems,
  reduceRail,
  type RailEvent,
  type RailState,
} from "#answer/steps/core/rail.ts";
import { assertProperty } from "#support/depth.ts";

/** Labels by their first letters: `OABBBA`. */
const labelsOf = (letters: string) => letters.split("");

/** What the rail shows, folded runs as `[2–4 B]`, the open step marked with `*`. */
function shown(state: RailState): string {
  return railItems(state)
    .map((item) => {
      if (item.kind === "run") return `[${item.first}–${item.last} ${item.label}]`;
      return `${item.index}${item.index === state.position ? "*" : ""}`;
    })
    .join(" ");
}

function after(letters: string, ...events: readonly RailEvent[]): string {
  return shown(events.reduce(reduceRail, initialRail(labelsOf(letters))));
}

const chosen = (index: number): RailEvent => ({ type: "chosen", index });
const [next, back, first, last] = (["next", "back", "first", "last"] as const).map((type) => ({ type })) as [
  RailEvent,
  RailEvent,
  RailEvent,
  RailEvent,
];

describe("where later steps are hidden", () => {
  test.each([
    [0, "0"],
    [2, "0 1 2"],
    [3, "0 1 2 [3–5]"],
    [9, "0 1 2 [3–5] 6"],
  ])("up to step %i the rail shows %s", (furthest, rail) => {
    const items = itemsUntil(railItems(initialRail(labelsOf("OABCCCD"), 0)), furthest);
    const texts = items.map((item) => (item.kind === "run" ? `[${item.first}–${item.last}]` : item.index));
    expect(texts.join(" ")).toBe(rail);
  });
});

describe("the rail shows", () => {
  const cases: readonly [name: string, letters: string, events: readonly RailEvent[], rail: string][] = [
    ["the input alone", "O", [], "0*"],
    ["the first step open", "OAB", [], "0 1* 2"],
    ["two steps of one law", "OXAA", [], "0 1* 2 3"],
    ["three steps of one law as one", "OXAAA", [], "0 1* [2–4 A]"],
    ["runs beside each other", "OXAAABBBB", [], "0 1* [2–4 A] [5–8 B]"],
    ["a law again after another", "OXAABAA", [], "0 1* 2 3 4 5 6"],
    ["the run of the first step unfolded", "OAAAB", [], "0 1* 2 3 4"],
    ["the next step", "OABC", [next], "0 1 2* 3"],
    ["the step before", "OABC", [back], "0* 1 2 3"],
    ["the first, and no step before it", "OABC", [first, back], "0* 1 2 3"],
    ["the last, and no step behind it", "OABC", [last, next], "0 1 2 3*"],
    ["a run unfolded as it is entered", "OXAAAB", [next], "0 1 2* 3 4 5"],
    ["a run unfolded as it is entered from behind", "OXAAAB", [last, back], "0 1 2 3 4* 5"],
    ["a run that stays unfolded", "OXAAAB", [next, last], "0 1 2 3 4 5*"],
    [
      "a run unfolded without being entered",
      "OXAAABBB",
      [{ type: "unfolded", first: 5 }],
      "0 1* [2–4 A] 5 6 7",
    ],
    ["a chosen step", "OXAAABBB", [chosen(6)], "0 1 [2–4 A] 5 6* 7"],
    ["the nearest of a step that is none", "OABC", [chosen(9)], "0 1 2 3*"],
  ];
  test.each(cases)("%s", (_name, letters, events, rail) => {
    expect(after(letters, ...events)).toBe(rail);
  });
});

const letters = fc.string({ unit: fc.constantFrom("A", "B", "C"), minLength: 1, maxLength: 30 });
const event: fc.Arbitrary<RailEvent> = fc.oneof(
  fc.constantFrom(next, back, first, last),
  fc.nat(29).map(chosen),
  fc.nat(29).map((at): RailEvent => ({ type: "unfolded", first: at })),
);

test("whatever is pressed, each step is shown once, in order, and the open one by itself", () => {
  assertProperty(
    fc.property(letters, fc.array(event, { maxLength: 20 }), (text, events) => {
      const labels = labelsOf(text);
      const state = events.reduce(reduceRail, initialRail(labels));
      const items = railItems(state);
      const indexes = items.flatMap((item) =>
        item.kind === "step"
          ? [item.index]
          : Array.from({ length: item.last - item.first + 1 }, (_, at) => item.first + at),
      );
      expect(indexes).toEqual(labels.map((_, at) => at));
      expect(items).toContainEqual({ kind: "step", index: state.position });
      for (const item of items) {
        if (item.kind === "step") continue;
        expect(item.last - item.first).toBeGreaterThanOrEqual(2);
        expect(new Set(labels.slice(item.first, item.last + 1))).toEqual(new Set([item.label]));
      }
    }),
  );
});
