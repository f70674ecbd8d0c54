// `npm start`: sets everything up, builds it where needed, and serves page, API and D1 on one port.

import { serveBuilt, serveUntilStopped } from "./stack.ts";

await serveUntilStopped(serveBuilt);
