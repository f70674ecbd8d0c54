// What the stack of `npm start` compresses, and that nothing else of an answer changes by it.
// @module-tag deep

import { once } from "node:events";
import { readdirSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { builds } from "#scripts/page-build.ts";
import { acceptedEncoding } from "#web/build/preview-compression.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The answer as it is on the wire; `fetch` would unpack it. */
async function get(path: string, { method = "GET", headers = {}, body }: Call = {}): Promise<Answer> {
  const url = new URL(inject("url") + path);
  const call = request({ host: "127.0.0.1", port: url.port, path, method, headers });
  call.end(body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

const accepting = (encoding: string) => ({ headers: { "Accept-Encoding": encoding } });
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const names = readdirSync(`${builds.local.folder}/client/assets`);
const asset = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name))}`;

const files = [
  ["the page", "/"],
  ["a script", asset(/^index-.*\.js$/)],
  ["a style sheet", asset(/^index-.*\.css$/)],
  ["WASM", asset(/^logic_rs_bg-.*\.wasm$/)],
] as const;

test.each(files.flatMap((file) => (["br", "gzip"] as const).map((encoding) => [...file, encoding] as const)))(
  "%s (%s) is sent as %s with the same content",
  async (_, path, encoding) => {
    const plain = await get(path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    const { status, headers, body } = await get(path, accepting(encoding));
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.length).toBeLessThan(plain.body.length * 0.7);
    expect(unpack[encoding](body).equals(plain.body)).toBe(true);
    for (const name of ["content-type", "cache-control", "content-security-policy"])
      expect(headers[name]).toBe(plain.headers[name]);
  },
);

test.each(files)(
  "%s: the tag of the compressed bytes is a weak one, and finds the file unchanged",
  async (_, path) => {
    const { headers } = await get(path, accepting("br"));
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await get(path, {
      headers: { "Accept-Encoding": "br", "If-None-Match": headers.etag ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers["content-encoding"]).toBeUndefined();
  },
);

test.each(files)("%s: HEAD has the headers of GET and no body", async (_, path) => {
  const head = await get(path, { method: "HEAD", ...accepting("br") });
  const { headers } = await get(path, accepting("br"));
  expect(head.body.length).toBe(0);
  for (const name of ["content-encoding", "content-type", "etag", "vary", "content-length"])
    expect(head.headers[name], name).toBe(headers[name]);
});

test("a part of a file is a part of its own bytes", async () => {
  const [, path] = files[1];
  const whole = await get(path);
  const part = await get(path, { headers: { "Accept-Encoding": "br", Range: "bytes=0-99" } });
  const bytes = part.headers["content-encoding"] === "br" ? brotliDecompressSync(part.body) : part.body;
  expect(bytes.equals(whole.body.subarray(0, part.status === 206 ? 100 : whole.body.length))).toBe(true);
  if (part.status === 206) expect(part.headers["content-encoding"]).toBeUndefined();
});

test("small bodies and answers without one stay as they are", async () => {
  for (const [path, method] of [
    ["/api/health", "GET"],
    ["/favicon.svg", "GET"],
    ["/assets/nope.js", "GET"],
    ["/", "POST"],
  ] as const) {
    const { headers } = await get(path, { method, ...accepting("br") });
    expect(headers["content-encoding"], path).toBeUndefined();
  }
});

test("long answers of the API are compressed, short ones are not", async () => {
  const solve = (input: string) =>
    get("/api/free/simplify", {
      method: "POST",
      headers: { "Accept-Encoding": "br", "Content-Type": "application/json" },
      body: JSON.stringify({ input }),
    });
  const long = await solve("A^B^C^D^E^F^G^H");
  expect(long.headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(long.body).toString())).toMatchObject({ terms: 128 });
  const short = await solve("A");
  expect(short.headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(short.body.toString())).toMatchObject({ simplified: "A" });
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["GZIP", "gzip"],
  ["identity", null],
  ["br;q=0, *;q=0", null],
  ["", null],
] as const)("of %s the server takes %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
