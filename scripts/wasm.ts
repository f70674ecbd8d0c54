// `npm run wasm`: rebuilds both WASM packages with wasm-pack and the contract's copy of the crate's facts.

import { buildWasm } from "./wasm-package.ts";

await buildWasm();
