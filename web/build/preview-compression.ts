// The local server compresses its responses, as the platform does at its edge. The Worker and its static files need no
// code for compression in either case.

import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Connect, Plugin } from "vite";

type Encoding = "br" | "gzip";

/** Levels for compression on the fly, like the platform's. Higher levels would make the local figures too good. */
const encoders: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ level: 8 }),
};

/** A smaller body fits into the first packet without compression. */
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

/** The best encoding that the header accepts; null if the body must be sent without compression. */
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

/** The headers of the compressed body; null if this answer is sent without compression. */
function compressedHeaders(status: number, headers: Headers, encoding: Encoding | null): Headers | null {
  if (!encoding || !compressible.test(headers.get("Content-Type") ?? "")) return null;
  // A range (206) refers to the uncompressed bytes; the other two statuses have no body.
  if (status === 206 || status === 204 || status === 304 || headers.has("Content-Encoding")) return null;
  if (/\bno-transform\b/i.test(headers.get("Cache-Control") ?? "")) return null;
  const length = headers.get("Content-Length");
  if (length !== null && Number(length) < bytesMin) return null;
  const changed = new Headers(headers);
  changed.set("Content-Encoding", encoding);
  changed.delete("Content-Length");
  changed.delete("Accept-Ranges");
  // The bytes differ from the file's, so a strong tag becomes a weak one.
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

/** Sends everything written to the response from now on through the encoder. */
function sendThrough(response: ServerResponse, encoder: Transform): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  encoder.on("data", (chunk: Buffer) => {
    if (!write(chunk)) encoder.pause();
  });
  encoder.on("end", () => end());
  encoder.on("error", (error) => response.destroy(error));
  // Encoder and response can both exert back pressure; the writer waits for the response's `drain`.
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
