// `npm run dev`: like `npm start`, but serves the sources with hot reload.

import { portFromEnvironment, prepare, serveSources, serveUntilStopped } from "./stack.ts";

const port = portFromEnvironment();
await prepare();
serveUntilStopped(await serveSources(port));
