// A longer search: its states, its sentences, its effect on the shown answer; and its Web Worker's messages, with ports
// that the test controls and with the crate's own WASM.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, MinimalFormOutcome, SearchReport } from "#contract/generated/logic-types.ts";
import { withBound, type FormFacts } from "#answer/search-on/core/form-facts.ts";
import {
  idle,
  isGain,
  likelySeconds,
  reduce,
  type Search,
  type SearchEvent,
  type SearchOutcome,
} from "#answer/search-on/core/search.ts";
import { endSentence, progressTexts } from "#answer/search-on/core/sentences.ts";
import type { EnginePort, PortEvents } from "#lib/engine/instance.ts";
import type { EngineCall } from "#lib/engine/protocol.ts";
import { runSearch, type SearchCall } from "#lib/engine/search.ts";
import { searchOn } from "#messages/search-on.ts";
import { improvedForm } from "#features/simplifier/core/improved.ts";
import { crateOptions } from "#support/logic/crate-engine.ts";

const shown: FormFacts = { terms: 10, literals: 40, lowerBound: 8, proven: false };

function form(facts: Partial<FormFacts>): MinimalForm {
  return { text: "", cubes: new Uint8Array(), ...shown, ...facts };
}

function outcome(facts: Partial<FormFacts>): MinimalFormOutcome {
  return { kind: "form", form: form(facts) };
}

function reported(report: Partial<SearchReport<SearchOutcome>>): SearchEvent {
  return {
    type: "reported",
    report: { done: 0, terms: shown.terms, literals: shown.literals, lowerBound: 0, ...report },
  };
}

const started: SearchEvent = { type: "started", factor: 10, shown };
const answered = (facts: Partial<FormFacts>): SearchEvent => ({ type: "answered", outcome: outcome(facts) });
const cancelled: SearchEvent = { type: "cancelled" };
const failed: SearchEvent = { type: "failed", failure: "fault" };

const smaller = outcome({ terms: 9 });
const smallest = outcome({ terms: 9, literals: 30 });
const foundSmaller = reported({ done: 300, best: smaller });

function after(...events: readonly SearchEvent[]): Search {
  return events.reduce(reduce, idle);
}

describe("the states of a search", () => {
  const cases: readonly [name: string, events: readonly SearchEvent[], expected: object][] = [
    ["it starts from what is shown", [started], { status: "running", done: 0, best: shown, better: null }],
    ["a second start changes nothing", [started, { ...started, factor: 100 }], { factor: 10 }],
    ["a better form is kept", [started, foundSmaller], { done: 300, best: { terms: 9 }, better: smaller }],
    [
      "with as many terms, fewer literals are better",
      [started, foundSmaller, reported({ best: smallest })],
      { better: smallest },
    ],
    [
      "a worse form than what is shown is dropped, its bound is not",
      [started, reported({ best: outcome({ terms: 11, lowerBound: 9 }) })],
      { best: { terms: 10, lowerBound: 9 }, better: null },
    ],
    [
      "a bound never falls, and neither does the work done",
      [started, reported({ done: 500, lowerBound: 9 }), reported({ done: 400, lowerBound: 3 })],
      { done: 500, best: { lowerBound: 9 } },
    ],
    [
      "a better form keeps the best bound",
      [started, reported({ lowerBound: 9 }), reported({ best: outcome({ terms: 9, lowerBound: 7 }) })],
      { best: { terms: 9, lowerBound: 9 } },
    ],
    [
      "the same form with its proof is better",
      [started, answered({ lowerBound: 10, proven: true })],
      { status: "ended", best: { proven: true, lowerBound: 10 }, better: { kind: "form" } },
    ],
    ["the same form without one is not", [started, answered({})], { status: "ended", better: null }],
    [
      "Cancel keeps the best so far",
      [started, foundSmaller, cancelled],
      { status: "cancelled", better: smaller },
    ],
    ["a fault keeps the best so far", [started, foundSmaller, failed], { status: "failed", better: smaller }],
    [
      "what comes after Cancel changes nothing",
      [started, cancelled, foundSmaller, answered({ terms: 8 }), failed],
      { status: "cancelled", better: null },
    ],
    [
      "the next search starts from the better form",
      [
        started,
        answered({ terms: 9 }),
        { type: "started", factor: 100, shown: form({ terms: 9 }) },
        answered({ terms: 9 }),
      ],
      { status: "ended", start: { terms: 9 }, better: null },
    ],
    [
      "a refusal is no form",
      [
        started,
        {
          type: "answered",
          outcome: {
            kind: "refused",
            field: "input",
            error: { code: "too_complex", start: 0, end: 1 },
          },
        },
      ],
      { status: "ended", best: shown, better: null },
    ],
    ["before a start nothing is heard", [foundSmaller, cancelled], { status: "idle" }],
  ];
  test.each(cases)("%s", (_name, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("the shown form changes", () => {
  const running = after(started);
  const raised = after(started, reported({ lowerBound: 9 }));
  const better = after(started, foundSmaller);
  const cases: readonly [name: string, before: Search, event: SearchEvent, expected: boolean][] = [
    ["at once with a better form", running, foundSmaller, true],
    ["not with the work done", better, reported({ done: 900 }), false],
    ["not with a better bound while it is searched", running, reported({ lowerBound: 9 }), false],
    ["with a better bound at the end", raised, answered({}), true],
    ["with a better bound at Cancel", raised, cancelled, true],
    ["not at an end without any gain", running, answered({}), false],
  ];
  test.each(cases)("%s", (_name, before, event, expected) => {
    expect(isGain(before, reduce(before, event))).toBe(expected);
  });

  test("to the better form with the best bound, or to itself with that bound", () => {
    expect(withBound(shown, 9)).toEqual({ ...shown, lowerBound: 9 });
    expect(withBound(shown, 7)).toEqual(shown);
    expect(improvedForm(form({}), smaller, 9)).toEqual(form({ terms: 9, lowerBound: 9 }));
    expect(improvedForm(form({}), null, 9)).toEqual(form({ lowerBound: 9 }));
  });
});

describe("the sentences", () => {
  const cases: readonly [events: readonly SearchEvent[], sentence: string][] = [
    [[], ""],
    [[started, foundSmaller], ""],
    [[started, answered({})], "No better answer was found."],
    [[started, answered({ lowerBound: 9 })], "No better answer was found. Any sum has at least 9 terms."],
    [[started, answered({ lowerBound: 10 })], "No better answer was found. No sum has fewer terms."],
    [[started, answered({ terms: 9 })], "A better answer was found: 9 terms, 40 literals."],
    [[started, answered({ lowerBound: 10, proven: true })], "Proved: no sum is smaller."],
    [
      [started, answered({ terms: 9, lowerBound: 9, proven: true })],
      "A better answer was found: 9 terms, 40 literals. Proved: no sum is smaller.",
    ],
    [[started, foundSmaller, cancelled], "Cancelled. The best answer so far is kept: 9 terms, 40 literals."],
    [[started, cancelled], "Cancelled. No better answer was found until then."],
    [[started, { type: "failed", failure: "unavailable" }], searchOn.unavailable],
    [[started, failed], searchOn.fault],
  ];
  test.each(cases)("%o: %s", (events, sentence) => {
    expect(endSentence(after(...events), "sop")).toBe(sentence);
  });

  test("a product of sums has clauses", () => {
    expect(endSentence(after(started, answered({ terms: 9 })), "pos")).toBe(
      "A better answer was found: 9 clauses, 40 literals.",
    );
  });

  test("the progress names work, size and bound", () => {
    const search = after(started, reported({ done: 456, lowerBound: 9 }));
    if (search.status !== "running") throw new Error("The search does not run.");
    expect(progressTexts(search, "sop")).toEqual([
      "45 % done",
      "10 terms, 40 literals",
      "at least 9 terms are needed",
    ]);
  });

  test.each([
    [0.2, "about 1 second"],
    [8, "about 8 seconds"],
    [80, "about 80 seconds"],
    [200, "about 3 minutes"],
  ])("%d seconds are told as %s", (seconds, text) => {
    expect(searchOn.about(seconds)).toBe(text);
  });

  test("more work takes longer by as much", () => {
    expect(likelySeconds(100)).toBeCloseTo(10 * likelySeconds(10));
  });
});

/** Some work, and no proof. */
const hard = {
  operation: "search",
  request: { input: hardFunction(), mode: "mint", ...budgets.page, workMax: 300 },
} as const satisfies SearchCall;

/** About half of the 1,024 rows, by a generator with a fixed seed. */
function hardFunction(): string {
  let state = 1;
  const rows = Array.from({ length: 1024 }, (_, row) => row).filter(() => {
    state = (state * 48271) % 2147483647;
    return state % 2 === 0;
  });
  return rows.join(" ");
}

describe("a search by the crate", () => {
  test("reports before its answer, which is no worse than any report", async () => {
    const reports: SearchReport<SearchOutcome>[] = [];
    const result = await runSearch(
      crateOptions(),
      hard,
      (report) => reports.push(report),
      new AbortController().signal,
    );
    if (result.kind !== "outcome" || result.outcome.kind !== "answer") throw new Error("There is no answer.");
    const { terms, literals, lowerBound } = result.outcome.answer;
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) {
      expect(report.terms).toBeGreaterThanOrEqual(terms);
      if (report.terms === terms) expect(report.literals).toBeGreaterThanOrEqual(literals);
      expect(report.lowerBound).toBeLessThanOrEqual(lowerBound);
    }
    expect(reports[0]?.best).toMatchObject({ kind: "answer" });
  });

  test("cancelled in the middle, keeps the last best and hears nothing more", async () => {
    const left = new AbortController();
    let search = reduce(idle, {
      type: "started",
      factor: 10,
      shown: { ...shown, terms: 1e9, lowerBound: 0 },
    });
    let heard = 0;
    const result = await runSearch(
      crateOptions(),
      hard,
      (report) => {
        heard += 1;
        search = reduce(search, { type: "reported", report });
        left.abort();
      },
      left.signal,
    );
    expect(result).toEqual({ kind: "cancelled" });
    expect(heard).toBe(1);
    const kept = reduce(search, cancelled);
    expect(kept).toMatchObject({ status: "cancelled", better: { kind: "answer" } });
  });

  test("is unavailable where the WASM cannot start", async () => {
    const result = await runSearch(crateOptions(false), hard, () => {}, new AbortController().signal);
    expect(result).toMatchObject({ kind: "unavailable" });
  });
});

class FakePort implements EnginePort {
  readonly calls: EngineCall[] = [];
  terminated = 0;

  constructor(readonly events: PortEvents) {}

  post(call: EngineCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.terminated += 1;
  }
}

function setUp() {
  const ports: FakePort[] = [];
  const clocks: (() => void)[] = [];
  const left = new AbortController();
  const ended = runSearch(
    {
      startTimeoutMs: 500,
      after: (_delayMs, task) => {
        clocks.push(task);
        return () => void clocks.splice(clocks.indexOf(task), 1);
      },
      spawn: (events) => {
        const port = new FakePort(events);
        ports.push(port);
        return port;
      },
    },
    hard,
    () => {},
    left.signal,
  );
  const [port] = ports;
  if (!port) throw new Error("No Web Worker was started.");
  return { port, ports, clocks, left, ended };
}

describe("the Web Worker of a search", () => {
  const ready = { kind: "ready" } as const;

  test("gets its call when it is ready, and ends with the answer", async () => {
    const { port, ports, clocks, ended } = setUp();
    expect(port.calls).toEqual([]);
    port.events.report(ready);
    expect(port.calls).toMatchObject([hard]);
    expect(clocks).toEqual([]);
    const found = { kind: "outcome", outcome: smaller } as const;
    port.events.report({ id: 1, operation: "search", ...found });
    expect(await ended).toEqual(found);
    expect(port.terminated).toBe(1);
    expect(ports).toHaveLength(1);
  });

  const ends: readonly [name: string, end: (set: ReturnType<typeof setUp>) => void, kind: string][] = [
    ["Cancel before it is ready", ({ left }) => left.abort(), "cancelled"],
    [
      "Cancel while it searches",
      ({ port, left }) => {
        port.events.report(ready);
        left.abort();
      },
      "cancelled",
    ],
    ["a script that is blocked", ({ port }) => port.events.failed("blocked"), "unavailable"],
    ["a start that takes too long", ({ clocks }) => clocks[0]?.(), "unavailable"],
    [
      "a trap",
      ({ port }) => {
        port.events.report(ready);
        port.events.report({ kind: "fault", id: 1, reason: "unreachable" });
      },
      "fault",
    ],
    [
      "a crash",
      ({ port }) => {
        port.events.report(ready);
        port.events.failed("out of memory");
      },
      "fault",
    ],
  ];
  test.each(ends)("ends with %s", async (_name, end, kind) => {
    const set = setUp();
    end(set);
    expect(await set.ended).toMatchObject({ kind });
    expect(set.port.terminated).toBe(1);
    expect(set.ports).toHaveLength(1);
  });

  test("is unavailable, with its reason, where the browser makes none", async () => {
    const spawn = (): never => {
      throw new Error("no Web Workers here");
    };
    const result = await runSearch(
      { ...crateOptions(), spawn },
      hard,
      () => {},
      new AbortController().signal,
    );
    expect(result).toEqual({ kind: "unavailable", reason: "Error: no Web Workers here" });
  }, 5_000);

  test("is not started for a search that is cancelled before", async () => {
    let spawned = 0;
    const options = {
      ...crateOptions(),
      spawn: (events: PortEvents) => {
        spawned += 1;
        return crateOptions().spawn(events);
      },
    };
    expect(await runSearch(options, hard, () => {}, AbortSignal.abort())).toEqual({ kind: "cancelled" });
    expect(spawned).toBe(0);
  });
});
