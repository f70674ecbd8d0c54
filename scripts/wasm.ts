// `npm run wasm`: rebuilds the WASM packages with wasm-pack, then the files generated from them: the contract's copies
// of the crate's facts and shapes, and the API reference, which prints them.

import { runOrExit } from "./shell.ts";
import { buildWasm } from "./wasm-package.ts";

await buildWasm();
// In a process of its own, because this one has loaded the contract as it was before.
runOrExit("node", ["scripts/docs.ts"]);
