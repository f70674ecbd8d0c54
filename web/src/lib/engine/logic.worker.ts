// The engine's Web Worker.

import init from "../../../../logic-rs/dist/web/logic_rs.js";
import simdUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import plainUrl from "../../../../logic-rs/dist/web/logic_rs_plain_bg.wasm?url";
import { answerCalls } from "./answer-calls.ts";
import { operations } from "./operations.ts";
import { hasSimd } from "./simd.ts";

answerCalls({
  init,
  url: hasSimd((bytes) => WebAssembly.validate(bytes)) ? simdUrl : plainUrl,
  functions: operations,
});
