// Reads a request's body by the contract: type, size, UTF-8, JSON or form, shape, in this order.

import type { Context } from "hono";
import type * as z from "zod/mini";
import type { ApiErrorBody, ApiErrorCode } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { BodyKind } from "#contract/route.ts";
import { failure, type Outcome } from "./failure.ts";
import { parseForm } from "./form.ts";

/** How many bytes of a body are read at most, whether they are kept or thrown away. */
const drainedBytesMax = 16 * limits.bodyBytesMax;

interface Encoding {
  /** The media type a request must name; parameters and case do not count. */
  readonly mediaType: string;
  /** The code for another media type. */
  readonly otherType: ApiErrorCode;
  /** The code for bytes that are not UTF-8. */
  readonly malformed: ApiErrorCode;
  readonly parse: (text: string) => Outcome<unknown>;
}

const encodings: Readonly<Record<Exclude<BodyKind, "none">, Encoding>> = {
  json: { mediaType: "application/json", otherType: "not_json", malformed: "bad_json", parse: parseJson },
  form: {
    mediaType: "application/x-www-form-urlencoded",
    otherType: "not_form",
    malformed: "bad_form",
    parse: parseForm,
  },
};

export async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  kind: keyof typeof encodings,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  const { mediaType, otherType, malformed, parse } = encodings[kind];
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== mediaType) return { ok: false, error: failure(otherType) };
  const bytes = await readAtMost(context.req.raw, limits.bodyBytesMax);
  if (bytes === null) return { ok: false, error: failure("body_too_large") };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, error: failure(malformed) };
  const body = parse(text);
  if (!body.ok) return body;
  const parsed = schema.safeParse(body.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: shapeError(parsed.error.issues[0]) };
}

/**
 * The body's bytes, or null when there are more than `bytesMax`. The rest of a body that is too large is read and thrown
 * away, up to a bound: an unread body closes the connection, and the caller's next request on it fails.
 */
async function readAtMost(request: Request, bytesMax: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > drainedBytesMax) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length <= bytesMax) chunks.push(chunk);
    // Leaving the loop cancels the stream.
    if (length > drainedBytesMax) return null;
  }
  if (length > bytesMax) return null;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The text without a byte-order mark, or undefined where the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: failure("bad_json") };
  }
}

/** The schemas hold our own sentences, so a person can read the first issue's message. */
function shapeError(issue: z.core.$ZodIssue | undefined): ApiErrorBody {
  const field = issue?.path.map(String).join(".");
  return {
    ...failure("wrong_shape"),
    ...(issue && { message: issue.message }),
    ...(field && { field }),
  };
}
