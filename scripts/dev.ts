// `npm run dev`: like `npm start`, but serves the sources with hot reload.

import { requirePort } from "./port.ts";
import { prepare, serveSources, serveUntilStopped } from "./stack.ts";

await serveUntilStopped(async () => {
  // First, because nobody wants to wait for a build that cannot be served.
  const port = await requirePort();
  await prepare();
  return serveSources(port);
});
