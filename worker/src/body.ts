// Reads a request's body by the contract: type, size, UTF-8, JSON or form, shape, in this order.

import type { Context } from "hono";
import type * as z from "zod/mini";
import type { ApiErrorBody, ApiErrorCode } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { BodyKind } from "#contract/route.ts";
import { readAtMost } from "./drain.ts";
import { failure, type Outcome } from "./failure.ts";
import { parseForm } from "./form.ts";

const noBytes = new Uint8Array();

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
  bytesMax: number = limits.bodyBytesMax,
): Promise<Outcome<z.output<Schema>>> {
  const { mediaType, otherType, malformed, parse } = encodings[kind];
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== mediaType) return { ok: false, error: failure(otherType) };
  const { body: stream } = context.req.raw;
  const bytes = stream === null ? noBytes : await readAtMost(stream, bytesMax);
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
