// `npm run dev`: like `npm start`, from the sources with hot reload.

import { portFromEnvironment, prepare, serveSources, serveUntilStopped } from "./stack.ts";

const port = portFromEnvironment();
await prepare();
serveUntilStopped(await serveSources(port));
