// Reads a request's JSON body by the contract: type, size, UTF-8, JSON, shape, in this order.

import type { Context } from "hono";
import type * as z from "zod/mini";
import type { ApiErrorBody } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { failure, type Outcome } from "./failure.ts";

/** Most bytes that are read of a body, kept or not. */
const drainedBytesMax = 16 * limits.bodyBytesMax;

export async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { ok: false, error: failure("not_json") };
  const bytes = await readAtMost(context.req.raw, limits.bodyBytesMax);
  if (bytes === null) return { ok: false, error: failure("body_too_large") };
  const json = parseJson(bytes);
  if (json === undefined) return { ok: false, error: failure("bad_json") };
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: shapeError(parsed.error.issues[0]) };
}

/**
 * The body's bytes, or null when there are more than `bytesMax`. What is too much is read on and thrown away, up to
 * a bound: a body that is left unread takes the connection, and so the caller's next request, with it.
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
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The value, or undefined (which JSON cannot say) when the bytes are not UTF-8 or not JSON. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The schemas carry sentences of ours, so the first issue's message is fit for a person. */
function shapeError(issue: z.core.$ZodIssue | undefined): ApiErrorBody {
  const field = issue?.path.map(String).join(".");
  return {
    ...failure("wrong_shape"),
    ...(issue && { message: issue.message }),
    ...(field && { field }),
  };
}
