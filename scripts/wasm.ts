// `npm run wasm`: rebuilds both WASM packages with wasm-pack, then what is generated from them: the contract's
// copies of the crate's facts and shapes, and the API reference, which prints them.

import { runOrExit } from "./shell.ts";
import { buildWasm } from "./wasm-package.ts";

await buildWasm();
// A process of its own: this one has read the contract before it was written.
runOrExit("node", ["scripts/docs.ts"]);
