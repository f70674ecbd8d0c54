// The local Worker, and what it did with the request before: which functions of the WASM ran, and whether the answer was
// made before the first byte of the body was asked for. A GET of /api/test/watched tells it and begins anew.

import local from "../../../worker/src/local.ts";

/** What was done, in its order. `answer` is the line that the Worker logs of its answer, `body` the first byte asked for. */
export interface Watched {
  readonly order: readonly ("answer" | "body")[];
  /** Each call of an exported function of the WASM by name. */
  readonly wasm: readonly string[];
}

let order: ("answer" | "body")[] = [];
let wasm: string[] = [];

// The WASM itself is as it is; only its exports tell that they are called.
Object.defineProperty(WebAssembly, "Instance", {
  value: new Proxy(WebAssembly.Instance, {
    construct(target, given: ConstructorParameters<typeof WebAssembly.Instance>) {
      return { exports: watchedExports(new target(...given).exports) };
    },
  }),
});

function watchedExports(exported: WebAssembly.Exports): WebAssembly.Exports {
  const watched = Object.entries(exported).map(([name, value]) => {
    if (typeof value !== "function") return [name, value] as const;
    const call = (...given: unknown[]): unknown => {
      wasm.push(name);
      return Reflect.apply(value, undefined, given);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(watched);
}

const log = console.log;
console.log = (...line: unknown[]) => {
  order.push("answer");
  log(...line);
};

/** The same bytes; the first one that is asked for is noted. */
function watchedBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isFirst) order.push("body");
        isFirst = false;
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

type Handler = Required<Pick<typeof local, "fetch">>;

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === "/api/test/watched") {
      const watched: Watched = { order, wasm };
      [order, wasm] = [[], []];
      return Response.json(watched);
    }
    const { method, body } = request;
    const watched = body ? new Request(request, { method, body: watchedBody(body) }) : request;
    return (local as Handler).fetch(watched as typeof request, env, context);
  },
} satisfies typeof local;
