// The local server compresses what it sends, as the platform does at its edge; the Worker and its static files know
// nothing of it there either.

import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Connect, Plugin } from "vite";

type Encoding = "br" | "gzip";

/** Levels for compressing on the way, as the platform's are: higher ones would make the local figures too good. */
const encoders: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 8 }),
};

/** A smaller body fits into the first packet as it is. */
const bytesMin = 1024;

const compressible = /^(?:text\/|application\/(?:javascript|wasm|xml|(?:[\w.-]+\+)?json)\b|image\/svg\+xml)/i;

export function previewCompression(): Plugin {
  return {
    name: "preview-compression",
    configurePreviewServer({ middlewares }) {
      middlewares.use(compress);
    },
  };
}

/** The better encoding of those the header accepts; null where the body must go as it is. */
export function acceptedEncoding(header: string): Encoding | null {
  const qualities = new Map(
    header.split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const qualityOf = (name: Encoding) => qualities.get(name) ?? qualities.get("*") ?? 0;
  const best: Encoding = qualityOf("gzip") > qualityOf("br") ? "gzip" : "br";
  return qualityOf(best) > 0 ? best : null;
}

/** The headers of the compressed body; null where this answer is sent as it is. */
function compressedHeaders(status: number, headers: Headers, encoding: Encoding | null): Headers | null {
  if (!encoding || !compressible.test(headers.get("Content-Type") ?? "")) return null;
  // A part of a file is a part of its own bytes, and these statuses have no body.
  if (status === 206 || status === 204 || status === 304 || headers.has("Content-Encoding")) return null;
  if (/\bno-transform\b/i.test(headers.get("Cache-Control") ?? "")) return null;
  const length = headers.get("Content-Length");
  if (length !== null && Number(length) < bytesMin) return null;
  const changed = new Headers(headers);
  changed.set("Content-Encoding", encoding);
  changed.delete("Content-Length");
  changed.delete("Accept-Ranges");
  // The bytes are others, so the tag must not promise the same ones.
  const tag = headers.get("ETag");
  if (tag?.startsWith('"')) changed.set("ETag", `W/${tag}`);
  return changed;
}

const compress: Connect.NextHandleFunction = (request, response, next) => {
  const encoding = acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.writeHead = writeHead;
    const given = rest.find((part) => typeof part === "object");
    const headers = headersOf({ ...response.getHeaders(), ...given });
    if (compressible.test(headers.get("Content-Type") ?? "")) headers.append("Vary", "Accept-Encoding");
    const changed = compressedHeaders(status, headers, encoding);
    if (changed && encoding && request.method !== "HEAD") sendThrough(response, encoders[encoding]());
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return writeHead.call(response, status, listOf(changed ?? headers));
  };
  next();
};

function headersOf(given: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  return headers;
}

function listOf(headers: Headers): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

/** From now on what is written to the response goes through the encoder. */
function sendThrough(response: ServerResponse, encoder: Transform): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  encoder.on("data", (chunk: Buffer) => {
    if (!write(chunk)) encoder.pause();
  });
  encoder.on("end", () => end());
  encoder.on("error", (error) => response.destroy(error));
  // Either side may hold the writer back; it waits for the response's word.
  response.on("drain", () => encoder.resume());
  encoder.on("drain", () => response.emit("drain"));
  response.on("close", () => encoder.destroy());
  response.write = (chunk: unknown) => encoder.write(chunk);
  response.end = (chunk?: unknown) => {
    if (chunk !== undefined && typeof chunk !== "function") encoder.write(chunk);
    encoder.end();
    return response;
  };
}
