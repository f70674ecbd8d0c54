// `npm start`: sets everything up, builds it where needed, and serves page, API and D1 on one port.

import { requirePort } from "./port.ts";
import { prepare, serveBuilt, serveUntilStopped } from "./stack.ts";

await serveUntilStopped(async () => {
  // First, because nobody wants to wait for a build that cannot be served.
  const port = await requirePort();
  await prepare();
  return serveBuilt(port);
});
