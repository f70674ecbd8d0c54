// The page's side of the Web Worker, against a port and a clock of the test.

import { describe, expect, test } from "vitest";
import { createEngine, type EnginePort, type PortEvents } from "#lib/engine/engine.ts";
import type {
  EngineCall,
  EngineOp,
  EngineOps,
  FormsAnswer,
  FormsRequest,
  ReadOutcome,
  ReadRequest,
  SimplifyOutcome,
  SimplifyRequest,
  TableOutcome,
  TableRequest,
} from "#lib/engine/protocol.ts";

const request: SimplifyRequest = { input: "A", mode: "boolean", nodesMax: 1 };

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
};

const readRequest: ReadRequest = { input: "A", mode: "boolean" };

const readOutcome: ReadOutcome = {
  kind: "expression",
  vars: ["A"],
  nodes: [{ kind: "variable", index: 0 }],
};

const tableRequest: TableRequest = { primary: "A", extras: ["B"], variablesMax: 18 };

const tableOutcome: TableOutcome = {
  kind: "table",
  table: { vars: ["A", "B"], columns: [new Uint8Array([0b1100]), new Uint8Array([0b1010])] },
};

const formsRequest: FormsRequest = { vars: ["A"], rows: [1], dontCares: [], nodesMax: 1 };

const form = { text: "A", terms: 1, literals: 1, proven: true, lowerBound: 1 };
const formsAnswer: FormsAnswer = { canonicalSop: "A", canonicalPos: "A", sop: form, pos: form };

const outcomes: { readonly [Op in EngineOp]: EngineOps[Op]["outcome"] } = {
  simplify: outcome,
  read: readOutcome,
  table: tableOutcome,
  forms: formsAnswer,
};

/** A Web Worker that says only what the test makes it say. */
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

  answer(at: number): void {
    const { id, op } = this.calls[at] ?? { id: -1, op: "simplify" };
    this.events.report({ kind: "outcome", id, op, outcome: outcomes[op] });
  }

  trap(at: number): void {
    this.events.report({ kind: "fault", id: this.calls[at]?.id ?? -1, reason: "unreachable" });
  }
}

function setUp(canSpawn: () => boolean = () => true) {
  const ports: FakePort[] = [];
  const clocks: { task: () => void; isOff: boolean; delayMs: number }[] = [];
  const engine = createEngine({
    startTimeoutMs: 500,
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
});

describe("answers", () => {
  test("each goes to the call it belongs to, whatever the order", async () => {
    const { engine, port } = setUp();
    const order: string[] = [];
    const first = engine.simplify(request).then(() => order.push("first"));
    const second = engine.simplify(request).then(() => order.push("second"));
    port(0).ready();
    port(0).answer(1);
    port(0).answer(0);
    await Promise.all([first, second]);
    expect(order).toEqual(["second", "first"]);
  });

  test("a stale or unknown answer is dropped", async () => {
    const { engine, port, ports } = setUp();
    const cancelled = engine.simplify(request);
    port(0).ready();
    engine.cancel();
    port(0).answer(0);
    expect(await cancelled).toEqual({ kind: "cancelled" });
    port(1).events.report({ kind: "outcome", id: 999, op: "simplify", outcome });
    expect(ports).toHaveLength(2);
  });
});

describe("reading", () => {
  test("leaves the simplify call before it alone, and each gets its own outcome", async () => {
    const { engine, port, ports } = setUp();
    const simplified = engine.simplify(request);
    const read = engine.read(readRequest);
    expect(port(0).calls).toMatchObject([
      { op: "simplify", request },
      { op: "read", request: readRequest },
    ]);
    port(0).ready();
    port(0).answer(1);
    port(0).answer(0);
    expect(await read).toMatchObject({ kind: "outcome", outcome: readOutcome });
    expect(await simplified).toMatchObject({ kind: "outcome", outcome });
    expect(ports).toHaveLength(1);
    expect(port(0).terminated).toBe(false);
  });

  test("is not what Cancel ends: the new instance answers it", async () => {
    const { engine, port } = setUp();
    const simplified = engine.simplify(request);
    const read = engine.read(readRequest);
    port(0).ready();
    engine.cancel();
    expect(await simplified).toEqual({ kind: "cancelled" });
    expect(port(1).calls).toMatchObject([{ op: "read", request: readRequest }]);
    port(1).ready();
    port(1).answer(0);
    expect(await read).toMatchObject({ kind: "outcome", outcome: readOutcome });
  });

  test("ends as a fault on a trap, and the simplify call behind it goes to the new instance", async () => {
    const { engine, port } = setUp();
    const read = engine.read(readRequest);
    const simplified = engine.simplify(request);
    port(0).ready();
    port(0).trap(0);
    expect(await read).toMatchObject({ kind: "fault" });
    expect(port(1).calls).toMatchObject([{ op: "simplify", request }]);
    port(1).ready();
    port(1).answer(0);
    expect(await simplified).toMatchObject({ kind: "outcome", outcome });
  });

  test("is unavailable where no instance starts, and ended by stop", async () => {
    const { engine, port } = setUp();
    const blocked = engine.read(readRequest);
    port(0).events.failed("blocked");
    expect(await blocked).toMatchObject({ kind: "unavailable" });
    const stopped = engine.read(readRequest);
    engine.stop();
    expect(await stopped).toEqual({ kind: "cancelled" });
  });
});

describe("cancel", () => {
  test("terminates the instance at once and starts another", async () => {
    const { engine, port, ports } = setUp();
    const call = engine.simplify(request);
    port(0).ready();
    engine.cancel();
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
    expect(await call).toEqual({ kind: "cancelled" });
  });

  test("the next call is answered by the new instance", async () => {
    const { engine, port } = setUp();
    void engine.simplify(request);
    engine.cancel();
    const next = engine.simplify(request);
    port(1).ready();
    port(1).answer(0);
    expect(await next).toMatchObject({ kind: "outcome", outcome });
  });

  test("what the terminated instance still says changes nothing", () => {
    const { engine, port, ports } = setUp();
    engine.start();
    engine.cancel();
    port(0).events.failed("late");
    port(0).events.report({ kind: "unavailable", reason: "late" });
    expect(port(1).terminated).toBe(false);
    expect(ports).toHaveLength(2);
  });
});

describe("tables and forms", () => {
  test("are posted as what they are, and each gets its own outcome", async () => {
    const { engine, port } = setUp();
    const table = engine.table(tableRequest);
    const forms = engine.forms(formsRequest);
    expect(port(0).calls).toMatchObject([
      { op: "table", request: tableRequest },
      { op: "forms", request: formsRequest },
    ]);
    port(0).ready();
    port(0).answer(1);
    port(0).answer(0);
    expect(await table).toEqual({ kind: "outcome", outcome: tableOutcome });
    expect(await forms).toEqual({ kind: "outcome", outcome: formsAnswer });
  });

  test("are ended by Cancel like simplify calls, and reads go on in the new instance", async () => {
    const { engine, port, ports } = setUp();
    const ended = [engine.table(tableRequest), engine.simplify(request), engine.forms(formsRequest)];
    const read = engine.read(readRequest);
    port(0).ready();
    engine.cancel();
    for (const call of ended) expect(await call).toEqual({ kind: "cancelled" });
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
    expect(port(1).calls).toMatchObject([{ op: "read", request: readRequest }]);
    port(1).ready();
    port(1).answer(0);
    expect(await read).toMatchObject({ kind: "outcome", outcome: readOutcome });
  });

  test("behind a trap go to the new instance, in order", async () => {
    const { engine, port } = setUp();
    void engine.read(readRequest);
    const table = engine.table(tableRequest);
    const forms = engine.forms(formsRequest);
    port(0).ready();
    port(0).trap(0);
    expect(port(1).calls.map(({ op }) => op)).toEqual(["table", "forms"]);
    port(1).ready();
    port(1).answer(0);
    port(1).answer(1);
    expect(await table).toMatchObject({ outcome: tableOutcome });
    expect(await forms).toMatchObject({ outcome: formsAnswer });
  });

  test("are unavailable where no instance starts", async () => {
    const { engine, port } = setUp();
    const calls = [engine.table(tableRequest), engine.forms(formsRequest)];
    port(0).events.failed("blocked");
    for (const call of calls) expect(await call).toMatchObject({ kind: "unavailable" });
  });

  test("an outcome of another operation is no answer", async () => {
    const { engine, port } = setUp();
    let settled = false;
    void engine.table(tableRequest).then(() => (settled = true));
    port(0).ready();
    port(0).events.report({
      kind: "outcome",
      id: port(0).calls[0]?.id ?? -1,
      op: "forms",
      outcome: formsAnswer,
    });
    await Promise.resolve();
    expect(settled).toBe(false);
  });
});

describe("after a trap", () => {
  test("the call ends as a fault and the instance is renewed", async () => {
    const { engine, port, ports } = setUp();
    const call = engine.simplify(request);
    port(0).ready();
    port(0).trap(0);
    expect(await call).toMatchObject({ kind: "fault", reason: "unreachable" });
    expect(port(0).terminated).toBe(true);
    expect(ports).toHaveLength(2);
  });

  test("the calls behind it go to the new instance", async () => {
    const { engine, port } = setUp();
    void engine.simplify(request);
    const behind = engine.simplify(request);
    port(0).ready();
    port(0).trap(0);
    expect(port(1).calls).toHaveLength(1);
    port(1).ready();
    port(1).answer(0);
    expect(await behind).toMatchObject({ kind: "outcome" });
  });

  test("a crash outside a call ends every call and renews too", async () => {
    const { engine, port, ports } = setUp();
    const call = engine.simplify(request);
    port(0).ready();
    port(0).events.failed("out of memory");
    expect(await call).toMatchObject({ kind: "fault", reason: "out of memory" });
    expect(ports).toHaveLength(2);
  });
});

describe("where it cannot start, the call is unavailable and the next one tries again", () => {
  const cases: readonly [name: string, fail: (set: ReturnType<typeof setUp>) => void][] = [
    ["the script is blocked", ({ port }) => port(0).events.failed("blocked")],
    ["the WASM is blocked", ({ port }) => port(0).events.report({ kind: "unavailable", reason: "blocked" })],
    ["it is not ready in time", ({ clocks }) => clocks[0]?.task()],
  ];
  test.each(cases)("%s", async (_name, fail) => {
    const set = setUp();
    const call = set.engine.simplify(request);
    fail(set);
    expect(await call).toMatchObject({ kind: "unavailable" });
    expect(set.port(0).terminated).toBe(true);

    const next = set.engine.simplify(request);
    set.port(1).ready();
    set.port(1).answer(0);
    expect(await next).toMatchObject({ kind: "outcome" });
  });

  test("there are no Web Workers", async () => {
    let has = false;
    const { engine, port } = setUp(() => has);
    expect(await engine.simplify(request)).toMatchObject({ kind: "unavailable" });
    has = true;
    const next = engine.simplify(request);
    port(0).ready();
    port(0).answer(0);
    expect(await next).toMatchObject({ kind: "outcome" });
  });

  test("the renewal after a trap fails too", async () => {
    const { engine, port } = setUp();
    void engine.simplify(request);
    const behind = engine.simplify(request);
    port(0).ready();
    port(0).trap(0);
    port(1).events.failed("blocked by now");
    expect(await behind).toMatchObject({ kind: "unavailable" });
  });
});

test("stop ends every call and starts nothing", async () => {
  const { engine, port, ports } = setUp();
  const call = engine.simplify(request);
  engine.stop();
  expect(await call).toEqual({ kind: "cancelled" });
  expect(port(0).terminated).toBe(true);
  expect(ports).toHaveLength(1);
});
