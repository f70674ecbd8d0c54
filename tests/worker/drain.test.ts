// What is read of a body that nobody asked for, and where the reading ends.
// @module-tag deep

import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { drainUnread, readAtMost, readBytesMax } from "../../worker/src/drain.ts";

const chunkBytes = 2 ** 20;

/** A body of `chunks` times 1 MiB, and what became of it. */
function bodyOf(chunks: number): {
  stream: ReadableStream<Uint8Array>;
  seen: { chunks: number; ended: boolean; cancelled: boolean };
} {
  const seen = { chunks: 0, ended: false, cancelled: false };
  const chunk = new Uint8Array(chunkBytes);
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (seen.chunks === chunks) {
          seen.ended = true;
          controller.close();
          return;
        }
        seen.chunks += 1;
        controller.enqueue(chunk);
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

function appThat(answer: () => Response): Hono {
  const app = new Hono();
  app.use(drainUnread);
  app.all("/answered", answer);
  app.onError(() => new Response(null, { status: 500 }));
  return app;
}

function put(path: string, body: ReadableStream<Uint8Array>): Request {
  return new Request(`https://boolean.example${path}`, {
    method: "PUT",
    body,
    duplex: "half",
  } as RequestInit);
}

describe("an unread body is read to its end", () => {
  const cases: readonly [name: string, path: string, answer: () => Response, status: number][] = [
    ["after an answer", "/answered", () => new Response(null, { status: 201 }), 201],
    ["where no route matches", "/nothing", () => new Response(), 404],
    [
      "after a fault",
      "/answered",
      () => {
        throw new Error("a fault");
      },
      500,
    ],
  ];
  test.each(cases)("%s", async (_name, path, answer, status) => {
    const { stream, seen } = bodyOf(12);
    expect((await appThat(answer).request(put(path, stream))).status).toBe(status);
    expect(seen).toEqual({ chunks: 12, ended: true, cancelled: false });
  });
});

test("a sender who stops in the middle changes no answer", async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("The connection was lost.")),
  });
  const app = appThat(() => new Response(null, { status: 201 }));
  expect((await app.request(put("/answered", stream))).status).toBe(201);
});

describe("a body past the bound", () => {
  const within = readBytesMax / chunkBytes;

  test("is read no further, and answered", async () => {
    const { stream, seen } = bodyOf(2 * within);
    const app = appThat(() => new Response(null, { status: 201 }));
    expect((await app.request(put("/answered", stream))).status).toBe(201);
    expect(seen).toEqual({ chunks: within + 1, ended: false, cancelled: true });
  });

  test("is too large", async () => {
    const { stream, seen } = bodyOf(2 * within);
    expect(await readAtMost(stream, 3 * chunkBytes)).toBeNull();
    expect(seen).toEqual({ chunks: within + 1, ended: false, cancelled: true });
  });

  test("of exactly the bound is read whole", async () => {
    const { stream, seen } = bodyOf(within);
    expect(await readAtMost(stream, 0)).toBeNull();
    expect(seen).toEqual({ chunks: within, ended: true, cancelled: false });
  });
});

describe("of a body that may have 3 MiB", () => {
  test.each([
    [0, 0],
    [3, 3 * chunkBytes],
    [4, null],
  ])("%i MiB give %s bytes", async (chunks, length) => {
    const { stream, seen } = bodyOf(chunks);
    expect((await readAtMost(stream, 3 * chunkBytes))?.length ?? null).toBe(length);
    expect(seen.ended).toBe(true);
  });

  test("the bytes come in their order", async () => {
    const stream = new Blob(["one ", "two ", "three"]).stream();
    expect(new TextDecoder().decode((await readAtMost(stream, 13)) ?? undefined)).toBe("one two three");
  });
});
