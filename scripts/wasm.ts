// `npm run wasm`: rebuilds the WASM packages with wasm-pack, then the files generated from them: the contract's copies
// of the crate's facts and shapes, and the API reference, which prints them.

import { runOrExit } from "./shell.ts";
import { buildWasm } from "./wasm-package.ts";

await buildWasm();
// In a separate process, because this process has loaded the old contract.
runOrExit("node", ["scripts/docs.ts"]);
