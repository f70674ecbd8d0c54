// Mixed calls against `npm start` on loopback, over kept and fresh connections. For each kind of call it counts the
// right answers, those with a fault of the server or with a page instead, and the calls without an answer.

import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { printFigure } from "./figures.ts";
import { withStack } from "./stack.ts";

const callsTotal = 5_000;
const atOnce = 16;
/** A call without an answer after this time counts as lost. */
const callTimeoutMs = 60_000;
const bigBytes = 9 * 1024 * 1024;
const json = { "Content-Type": "application/json" };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sends half of the body and closes the connection; there is no answer to check. */
  readonly leaves?: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Kind {
  readonly name: string;
  /** The frequency of this kind relative to the other kinds. */
  readonly share: number;
  /** The n-th call. Where the API echoes a part of the request, no other call has the same answer. */
  call(n: number): Call;
  isRight(answer: Answer, n: number): boolean;
}

interface Tally {
  sent: number;
  right: number;
  faults: number;
  pages: number;
  lost: number;
  other: number;
}

const simplify = "/api/free/simplify";
const big = Buffer.alloc(bigBytes, "A+");

const kinds: readonly Kind[] = [
  {
    name: "good: simplify",
    share: 30,
    call: (n) => ({ method: "POST", path: simplify, headers: json, body: input(`x${n}.y+x${n}.y'`) }),
    isRight: ({ status, body }, n) => status === 200 && member(body, "simplified") === `x${n}`,
  },
  {
    name: "good: truth table",
    share: 10,
    call: (n) => ({
      method: "POST",
      path: "/api/mix/ttable/solve",
      headers: json,
      body: JSON.stringify({ primaryInput: `A.x${n}` }),
    }),
    isRight: ({ status, body }, n) => status === 200 && String(member(body, "vars")) === `A,x${n}`,
  },
  {
    name: "good: page",
    share: 10,
    call: () => ({ method: "GET", path: "/" }),
    isRight: ({ status, headers }) =>
      status === 200 && headers["content-type"]?.startsWith("text/html") === true,
  },
  refused("unreadable text", 10, 422, (n) => ({ method: "POST", headers: json, body: input(`A+x${n}+`) })),
  refused("no JSON", 10, 400, () => ({ method: "POST", headers: json, body: "{" })),
  refused("another type", 6, 415, () => ({ method: "POST", body: "a=b".repeat(20_000) })),
  refused("another method", 6, 405, () => ({ method: "PUT", headers: json, body: input("A") })),
  refused("another origin", 6, 403, () => ({
    method: "POST",
    headers: { ...json, Origin: "http://other.example" },
    body: input("A"),
  })),
  refused("no such route", 4, 404, () => ({
    method: "POST",
    path: "/api/nope",
    headers: json,
    body: input("A"),
  })),
  refused("9 MB of JSON", 1, 413, () => ({ method: "POST", headers: json, body: big })),
  refused("9 MB of another type", 1, 415, () => ({ method: "POST", body: big })),
  refused("9 MB to no route", 1, 404, () => ({
    method: "POST",
    path: "/api/nope",
    headers: json,
    body: big,
  })),
  refused("9 MB to the page", 1, 405, () => ({ method: "POST", path: "/", body: big })),
  {
    name: "left: half a body",
    share: 4,
    call: (n) => ({ method: "POST", path: simplify, headers: json, body: input(`x${n}`), leaves: true }),
    isRight: () => true,
  },
];

export function measureLoad(): Promise<void> {
  return withStack({}, async (url) => {
    // Only the port: the name `localhost` has two addresses, and the server listens on one.
    const port = Number(new URL(url).port);
    for (const kept of [true, false]) await measureConnections(port, kept);
  });
}

async function measureConnections(port: number, kept: boolean): Promise<void> {
  const agent = new Agent({ keepAlive: kept, maxSockets: atOnce });
  const tallies = new Map(kinds.map(({ name }) => [name, emptyTally()]));
  const timesMs: number[] = [];
  const order = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  let next = 0;
  const caller = async () => {
    while (next < callsTotal / 2) {
      const n = next;
      next += 1;
      // A step that is coprime to the length mixes the kinds, in the same way in every run.
      const kind = order[(n * 37) % order.length] as Kind;
      const startMs = performance.now();
      const answer = await send(agent, port, kind.call(n));
      if (answer && kind.name.startsWith("good")) timesMs.push(performance.now() - startMs);
      count(tallies.get(kind.name) ?? emptyTally(), kind, answer, n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  agent.destroy();
  print(kept ? "kept connections" : "fresh connections", tallies);
  printFigure("good call", timesMs, "ms");
}

/** Null when no whole answer came. */
function send(
  agent: Agent,
  port: number,
  { method, path, headers, body, leaves }: Call,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const call = request(
      { agent, host: "127.0.0.1", port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
        response.on("error", () => resolve(null));
      },
    );
    call.setTimeout(callTimeoutMs, () => call.destroy());
    call.on("error", () => resolve(null));
    call.on("close", () => resolve(null));
    if (!leaves) return void call.end(body);
    call.write(body?.slice(0, body.length / 2), () => call.destroy());
  });
}

function count(tally: Tally, kind: Kind, answer: Answer | null, n: number): void {
  tally.sent += 1;
  const isLeft = kind.name.startsWith("left");
  if (answer === null) tally[isLeft ? "right" : "lost"] += 1;
  else if (kind.isRight(answer, n)) tally.right += 1;
  else if (/html/.test(answer.headers["content-type"] ?? "")) tally.pages += 1;
  else if (answer.status >= 500) tally.faults += 1;
  else tally.other += 1;
}

function print(title: string, tallies: ReadonlyMap<string, Tally>): void {
  const columns = ["sent", "right", "5xx", "HTML", "lost", "other"];
  console.log(title.padEnd(44), columns.map((column) => column.padStart(6)).join(" "));
  const sum = emptyTally();
  for (const [name, tally] of tallies) {
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
    printTally(`  ${name}`, tally);
  }
  printTally("  all", sum);
}

function printTally(name: string, { sent, right, faults, pages, lost, other }: Tally): void {
  const figures = [sent, right, faults, pages, lost, other].map((figure) => String(figure).padStart(6));
  console.log(name.padEnd(44), figures.join(" "));
}

function emptyTally(): Tally {
  return { sent: 0, right: 0, faults: 0, pages: 0, lost: 0, other: 0 };
}

/** Calls that the API has to refuse with this status and a body of its shape. */
function refused(
  name: string,
  share: number,
  status: number,
  call: (n: number) => Omit<Call, "path"> & { readonly path?: string },
): Kind {
  return {
    name: `refused: ${name}`,
    share,
    call: (n) => ({ path: simplify, ...call(n) }),
    isRight: (answer) => answer.status === status && typeof member(answer.body, "code") === "string",
  };
}

function input(text: string): string {
  return JSON.stringify({ input: text });
}

/** A member of a JSON object; undefined if the text is not JSON. */
function member(text: string, name: string): unknown {
  try {
    return (JSON.parse(text) as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
}
