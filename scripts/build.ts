// `npm run build`: the production build in dist/.

import { buildStack } from "./stack.ts";
import { ensureWasm } from "./wasm-package.ts";

await ensureWasm();
await buildStack();
