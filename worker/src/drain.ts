// Reads request bodies to their end, so that no answer leaves bytes unread.
//
// After an answer workerd reads at most 64 KiB more of the request, then closes the connection, which takes some
// milliseconds (https://github.com/cloudflare/workerd/issues/1741). The next request on that connection fails, and it
// may be another user's. Neither cancelling the body nor `Connection: close` helps.

import type { MiddlewareHandler } from "hono";

/**
 * The most bytes of a body that are read. The platform refuses a larger request before it reaches the Worker (100 MB in
 * its smaller plans), so this bound matters only on a local machine or in another plan. The rest of a longer body stays
 * unread, and the connection closes.
 */
export const readBytesMax = 100 * 2 ** 20;

/** Reads and drops the unread rest of a body before the answer leaves. It has to wrap every handler that can answer. */
export const drainUnread: MiddlewareHandler = async (context, next) => {
  await next();
  const { raw } = context.req;
  if (raw.body === null || raw.bodyUsed) return;
  try {
    await readAtMost(raw.body, 0);
  } catch {
    // The sender has closed the connection.
  }
};

/**
 * The body's bytes, or null when there are more than `keptBytesMax`. The rest of a body that is too large is read and
 * dropped. A too large `Content-Length` does not end the reading early, because the sender sends the body all the same.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  keptBytesMax: number,
): Promise<Uint8Array | null> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length <= keptBytesMax) kept.push(chunk);
    else kept = [];
    // Leaving the loop cancels the stream.
    if (length > readBytesMax) break;
  }
  return length > keptBytesMax ? null : joined(kept, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
