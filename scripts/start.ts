// `npm start`: sets everything up, builds it, and serves page, API and D1 on one port.

import { buildStack, portFromEnvironment, prepare, serveBuilt, serveUntilStopped } from "./stack.ts";

const port = portFromEnvironment();
await prepare();
await buildStack();
serveUntilStopped(await serveBuilt(port));
