// `npm run build`: the production build in dist/.

import { exitWith } from "./faults.ts";
import { whenOrphaned } from "./orphan.mjs";
import { buildInPlace } from "./page-build.ts";
import { ensureWasm } from "./wasm-package.ts";

// Leaving by `exit` lets the unfinished build be removed.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
whenOrphaned(() => process.exit(1));

await ensureWasm();
await buildInPlace().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  exitWith("The build failed, its message is above; dist is as it was.");
});
process.exit(0);
