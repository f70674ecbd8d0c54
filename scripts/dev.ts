// `npm run dev`: like `npm start`, but serves the sources with hot reload.

import { serveSources, serveUntilStopped } from "./stack.ts";

await serveUntilStopped(serveSources);
