// `npm run build`: the production build in dist/, for a deployment. With "local": the build that `npm start` serves.

import { exitWith } from "./faults.ts";
import { whenOrphaned } from "./orphan.mjs";
import { buildInPlace, builds } from "./page-build.ts";
import { ensureWasm } from "./wasm-package.ts";

// Leaving by `exit` lets the unfinished build be removed.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
whenOrphaned(() => process.exit(1));

const kind = process.argv[2] === "local" ? builds.local : builds.production;
await ensureWasm();
await buildInPlace(kind).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  exitWith(`The build failed, its message is above; ${kind.folder} is as it was.`);
});
process.exit(0);
