// The page's side of the Web Workers, with ports and a clock that the test controls.

import { describe, expect, test } from "vitest";
import type {
  FormsRequest,
  MinimalFormOutcome,
  ReadOutcome,
  ReadRequest,
  SimplifyOutcome,
  SimplifyRequest,
  TableRequest,
} from "#contract/generated/logic-types.ts";
import { createEngine } from "#lib/engine/engine.ts";
import type { EnginePort, PortEvents } from "#lib/engine/instance.ts";
import type { Operation, OutcomeOf } from "#lib/engine/operations.ts";
import type { EngineCall } from "#lib/engine/protocol.ts";

const request: SimplifyRequest = { input: "A", mode: "boolean", workMax: 1 };
const readRequest: ReadRequest = { input: "A" };
const tableRequest: TableRequest = { primary: "A", extras: ["B"], variablesMax: 18 };
const formsRequest: FormsRequest = { vars: ["A"], rows: [1], dontCares: [], form: "sop", workMax: 1 };

const outcome: SimplifyOutcome = {
  kind: "answer",
  answer: {
    simplified: "A",
    sop: "A",
    primeImpList: [{ res: "A", list: [1] }],
    vars: ["A"],
    minTerms: [1],
    terms: 1,
    literals: 1,
    proven: true,
    lowerBound: 1,
    primeCount: 1,
  },
  values: {
    required: new Uint8Array([2]),
    dontCares: new Uint8Array([0]),
    primes: new Uint8Array([1, 0, 0, 0, 1, 0, 0, 0]),
    cover: [0],
    others: new Uint8Array(),
  },
};

const formOutcome: MinimalFormOutcome = {
  kind: "form",
  form: { text: "A", cubes: new Uint8Array(8), terms: 1, literals: 1, proven: true, lowerBound: 1 },
};

const readOutcome: ReadOutcome = {
  kind: "expression",
  vars: ["A"],
  nodes: [{ kind: "variable", index: 0, start: 0, end: 1 }],
};

const outcomes: { readonly [Op in Operation]: OutcomeOf<Op> } = {
  simplify: outcome,
  read: readOutcome,
  table: {
    kind: "table",
    table: { vars: ["A", "B"], columns: [new Uint8Array([0b1100]), new Uint8Array([0b1010])] },
  },
  forms: { canonical: "A" },
  search: outcome,
  readList: { kind: "minTerms", vars: ["A"], count: 1 },
  minimalForm: formOutcome,
  searchForm: formOutcome,
  networks: { kind: "networks", vars: ["A"], networks: [], products: [] },
};

/** A Web Worker that posts only what the test makes it post. */
class FakePort implements EnginePort {
  readonly calls: EngineCall[] = [];
  terminated = false;

  constructor(readonly events: PortEvents) {}

  post(call: EngineCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.terminated = true;
  }

  ready(): void {
    this.events.report({ kind: "ready" });
  }

  /** Answers the latest call. */
  answer(): void {
    const { id, operation } = this.latest();
    this.events.report({ kind: "outcome", id, operation, outcome: outcomes[operation] });
  }

  trap(): void {
    this.events.report({ kind: "fault", id: this.latest().id, reason: "unreachable" });
  }

  latest(): EngineCall {
    const call = this.calls.at(-1);
    if (!call) throw new Error("no call was posted");
    return call;
  }
}

function setUp(canSpawn: () => boolean = () => true) {
  const ports: FakePort[] = [];
  const clocks: { task: () => void; isOff: boolean; delayMs: number }[] = [];
  const engine = createEngine({
    startTimeoutMs: 500,
    retryMs: 30_000,
    after: (delayMs, task) => {
      const clock = { task, isOff: false, delayMs };
      clocks.push(clock);
      return () => {
        clock.isOff = true;
      };
    },
    spawn: (events) => {
      if (!canSpawn()) throw new Error("no Web Workers here");
      const port = new FakePort(events);
      ports.push(port);
      return port;
    },
  });
  const port = (at: number): FakePort => {
    const found = ports[at];
    if (!found) throw new Error(`no instance ${at}`);
    return found;
  };
  return { engine, ports, port, clocks };
}

/** An engine whose first instance is ready. */
function setUpReady() {
  const set = setUp();
  set.engine.start();
  set.port(0).ready();
  return set;
}

describe("start", () => {
  test("nothing is started before it is asked for", () => {
    expect(setUp().ports).toHaveLength(0);
  });

  test("starting twice starts one instance", () => {
    const { engine, ports } = setUp();
    engine.start();
    engine.start();
    expect(ports).toHaveLength(1);
  });

  test("the start clock is called off when the instance is ready", () => {
    const { engine, port, clocks } = setUp();
    engine.start();
    expect(clocks[0]).toMatchObject({ delayMs: 500, isOff: false });
    port(0).ready();
    expect(clocks[0]?.isOff).toBe(true);
  });

  test("an instance is starting from its start until it is ready or has failed", () => {
    const { engine, port } = setUp();
    expect(engine.isStarting()).toBe(false);
    engine.start();
    expect(engine.isStarting()).toBe(true);
    port(0).ready();
    expect(engine.isStarting()).toBe(false);

    const failing = setUp();
    failing.engine.start();
    failing.port(0).events.failed("no script");
    expect(failing.engine.isStarting()).toBe(false);
  });
});

describe("calls", () => {
  test("are posted one at a time, in order, each with its own outcome", async () => {
    const { engine, port, ports } = setUpReady();
    const simplified = engine.call("simplify", request);
    const table = engine.call("table", tableRequest);
    const forms = engine.call("forms", formsRequest);
    expect(port(0).calls).toMatchObject([{ operation: "simplify", request }]);
    port(0).answer();
    expect(port(0).calls).toHaveLength(2);
    port(0).answer();
    port(0).answer();
    expect(await simplified).toEqual({ kind: "outcome", outcome });
    expect(await table).toEqual({ kind: "outcome", outcome: outcomes.table });
    expect(await forms).toEqual({ kind: "outcome", outcome: outcomes.forms });
    expect(ports).toHaveLength(1);
  });

  test("wait for the instance to be ready", () => {
    const { engine, port } = setUp();
    void engine.call("simplify", request);
    expect(port(0).calls).toHaveLength(0);
    port(0).ready();
    expect(port(0).calls).toHaveLength(1);
  });

  test("an answer to no call, or to an earlier one, changes nothing", async () => {
    const { engine, port } = setUpReady();
    let settled = false;
    void engine.call("simplify", request).then(() => (settled = true));
    port(0).events.report({ kind: "outcome", id: 999, operation: "simplify", outcome });
    await Promise.resolve();
    expect(settled).toBe(false);
    expect(port(0).calls).toHaveLength(1);
  });

  test("an outcome of another operation is no answer", async () => {
    const { engine, port } = setUpReady();
    let settled = false;
    void engine.call("table", tableRequest).then(() => (settled = true));
    const { id } = port(0).latest();
    port(0).events.report({ kind: "outcome", id, operation: "forms", outcome: outcomes.forms });
    await Promise.resolve();
    expect(settled).toBe(false);
  });
});

describe("aborting", () => {
  test("the running call restarts the instance, and the waiting ones are asked again", async () => {
    const { engine, port, ports } = setUpReady();
    const left = new AbortController();
    const aborted = engine.call("simplify", request, left.signal);
    const other = engine.call("table", tableRequest);
    left.abort();
    expect(await aborted).toEqual({ kind: "cancelled" });
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
    port(1).ready();
    expect(port(1).calls).toMatchObject([{ operation: "table", request: tableRequest }]);
    port(1).answer();
    expect(await other).toEqual({ kind: "outcome", outcome: outcomes.table });
  });

  test("a waiting call leaves the running one and its instance alone", async () => {
    const { engine, port, ports } = setUpReady();
    const left = new AbortController();
    const running = engine.call("simplify", request);
    const aborted = engine.call("table", tableRequest, left.signal);
    left.abort();
    expect(await aborted).toEqual({ kind: "cancelled" });
    port(0).answer();
    expect(await running).toEqual({ kind: "outcome", outcome });
    expect(port(0).calls).toHaveLength(1);
    expect(ports).toHaveLength(1);
  });

  test("the first long call of an instance that is not ready gets another instance started", async () => {
    const { engine, port, ports } = setUp();
    const left = new AbortController();
    void engine.call("read", readRequest);
    const aborted = engine.call("simplify", request, left.signal);
    left.abort();
    expect(await aborted).toEqual({ kind: "cancelled" });
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
  });

  test("a call that has ended changes nothing", async () => {
    const { engine, port, ports } = setUpReady();
    const left = new AbortController();
    const ended = engine.call("simplify", request, left.signal);
    port(0).answer();
    left.abort();
    expect(await ended).toEqual({ kind: "outcome", outcome });
    expect(ports).toHaveLength(1);
  });

  test("before the call posts nothing", async () => {
    const { engine, ports } = setUp();
    expect(await engine.call("simplify", request, AbortSignal.abort())).toEqual({ kind: "cancelled" });
    expect(ports).toHaveLength(0);
  });

  test("a running read drops its outcome and keeps the instance", async () => {
    const { engine, port, ports } = setUpReady();
    const left = new AbortController();
    const aborted = engine.call("read", readRequest, left.signal);
    const next = engine.call("read", { ...readRequest, input: "AB" });
    left.abort();
    expect(await aborted).toEqual({ kind: "cancelled" });
    port(0).answer();
    port(0).answer();
    expect(await next).toEqual({ kind: "outcome", outcome: readOutcome });
    expect(ports).toHaveLength(1);
  });

  test("what the terminated instance still says changes nothing", () => {
    const { engine, port, ports } = setUpReady();
    const left = new AbortController();
    void engine.call("simplify", request, left.signal);
    left.abort();
    port(0).events.failed("late");
    port(0).events.report({ kind: "unavailable", reason: "late" });
    expect(port(1).terminated).toBe(false);
    expect(ports).toHaveLength(2);
  });
});

describe("a read", () => {
  test("goes to a second instance while a long call is running, and leaves that one alone", async () => {
    const { engine, port, ports } = setUpReady();
    const long = engine.call("simplify", request);
    const read = engine.call("read", readRequest);
    port(1).ready();
    port(1).answer();
    expect(await read).toEqual({ kind: "outcome", outcome: readOutcome });
    expect(port(0)).toMatchObject({ terminated: false, calls: [{ operation: "simplify" }] });
    port(0).answer();
    expect(await long).toEqual({ kind: "outcome", outcome });
    void engine.call("read", readRequest);
    expect(port(0).latest()).toMatchObject({ operation: "read" });
    expect(ports).toHaveLength(2);
  });

  test("needs no second instance behind another read, nor while nothing runs yet", () => {
    const { engine, port, ports } = setUp();
    void engine.call("simplify", request);
    void engine.call("read", readRequest);
    void engine.call("read", readRequest);
    expect(ports).toHaveLength(1);
    port(0).ready();
    expect(port(0).calls).toMatchObject([{ operation: "read" }]);
    port(0).answer();
    port(0).answer();
    expect(port(0).calls.map(({ operation }) => operation)).toEqual(["read", "read", "simplify"]);
  });

  test("survives the abort of the long call", async () => {
    const { engine, port } = setUpReady();
    const left = new AbortController();
    const long = engine.call("simplify", request, left.signal);
    const read = engine.call("read", readRequest);
    left.abort();
    expect(await long).toEqual({ kind: "cancelled" });
    port(1).ready();
    port(1).answer();
    expect(await read).toMatchObject({ kind: "outcome" });
  });

  test("is answered at once when its key ended a call that had run for a moment", async () => {
    const { engine, port, clocks } = setUpReady();
    const left = new AbortController();
    const long = engine.call("simplify", request, left.signal);
    clocks.find(({ delayMs }) => delayMs === 100)?.task();
    port(1).ready();
    left.abort();
    const read = engine.call("read", readRequest);
    port(1).answer();
    expect(await long).toEqual({ kind: "cancelled" });
    expect(await read).toEqual({ kind: "outcome", outcome: readOutcome });
  });

  test("gets no second instance from a call that ends before", () => {
    const { engine, port, ports, clocks } = setUpReady();
    void engine.call("simplify", request);
    port(0).answer();
    const clock = clocks.find(({ delayMs }) => delayMs === 100);
    expect(clock?.isOff).toBe(true);
    clock?.task();
    expect(ports).toHaveLength(1);
  });

  test("is refused at once for a while where no instance could start", async () => {
    const { engine, port, ports, clocks } = setUp();
    const first = engine.call("read", readRequest);
    port(0).events.failed("blocked");
    expect(await first).toMatchObject({ kind: "unavailable" });
    expect(await engine.call("read", readRequest)).toMatchObject({ kind: "unavailable" });
    expect(ports).toHaveLength(1);
    clocks.find(({ delayMs }) => delayMs === 30_000)?.task();
    void engine.call("read", readRequest);
    expect(ports).toHaveLength(2);
  });
});

describe("after a trap", () => {
  test("the call ends as a fault and the instance is renewed", async () => {
    const { engine, port, ports } = setUpReady();
    const call = engine.call("simplify", request);
    port(0).trap();
    expect(await call).toMatchObject({ kind: "fault", reason: "unreachable" });
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
  });

  test("the calls behind it go to the new instance, in order", async () => {
    const { engine, port } = setUpReady();
    void engine.call("simplify", request);
    const table = engine.call("table", tableRequest);
    const forms = engine.call("forms", formsRequest);
    port(0).trap();
    port(1).ready();
    port(1).answer();
    port(1).answer();
    expect(port(1).calls.map(({ operation }) => operation)).toEqual(["table", "forms"]);
    expect(await table).toMatchObject({ outcome: outcomes.table });
    expect(await forms).toMatchObject({ outcome: outcomes.forms });
  });

  test("a crash outside a call ends the running call alone, and renews too", async () => {
    const { engine, port, ports } = setUpReady();
    const running = engine.call("simplify", request);
    const behind = engine.call("simplify", request);
    port(0).events.failed("out of memory");
    expect(await running).toMatchObject({ kind: "fault", reason: "out of memory" });
    expect(ports).toHaveLength(2);
    port(1).ready();
    port(1).answer();
    expect(await behind).toMatchObject({ kind: "outcome" });
  });

  test("a renewal that fails makes the calls behind it unavailable", async () => {
    const { engine, port } = setUpReady();
    void engine.call("simplify", request);
    const behind = engine.call("simplify", request);
    port(0).trap();
    port(1).events.failed("blocked by now");
    expect(await behind).toMatchObject({ kind: "unavailable" });
  });
});

describe("where it cannot start, every call is unavailable and the next one tries again", () => {
  const cases: readonly [name: string, fail: (set: ReturnType<typeof setUp>) => void][] = [
    ["the script is blocked", ({ port }) => port(0).events.failed("blocked")],
    ["the WASM is blocked", ({ port }) => port(0).events.report({ kind: "unavailable", reason: "blocked" })],
    ["it is not ready in time", ({ clocks }) => clocks.find(({ delayMs }) => delayMs === 500)?.task()],
  ];
  test.each(cases)("%s", async (_name, fail) => {
    const set = setUp();
    const calls = [
      set.engine.call("simplify", request),
      set.engine.call("table", tableRequest),
      set.engine.call("forms", formsRequest),
      set.engine.call("read", readRequest),
    ];
    fail(set);
    for (const call of calls) expect(await call).toMatchObject({ kind: "unavailable" });
    expect(set.port(0).terminated).toBe(true);

    const next = set.engine.call("simplify", request);
    set.port(1).ready();
    set.port(1).answer();
    expect(await next).toMatchObject({ kind: "outcome" });
  });

  test("there are no Web Workers", async () => {
    let has = false;
    const { engine, port } = setUp(() => has);
    expect(await engine.call("simplify", request)).toMatchObject({ kind: "unavailable" });
    has = true;
    const next = engine.call("simplify", request);
    port(0).ready();
    port(0).answer();
    expect(await next).toMatchObject({ kind: "outcome" });
  });
});
