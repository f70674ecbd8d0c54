// A server before a stack that compresses what it passes on, as the platform's edge does.

import { Hono } from "hono";
import { compress } from "hono/compress";
import { proxy } from "hono/proxy";
import { listen, type Listening } from "../local/listen.ts";

export async function startEdge(stack: string): Promise<Pick<Listening, "url" | "stop">> {
  const { url, serve, stop } = await listen(0);
  const app = new Hono();
  app.use(compress());
  app.all("*", ({ req: { raw } }) => {
    const { pathname, search } = new URL(raw.url);
    // The Worker refuses calls from another origin than its own.
    if (raw.headers.has("Origin")) raw.headers.set("Origin", stack);
    return proxy(stack + pathname + search, { raw });
  });
  serve(app.fetch);
  // The stack's address has this name too.
  return { url: url.replace("127.0.0.1", "localhost"), stop };
}
