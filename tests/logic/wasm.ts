// The two committed WASM packages, started in Node.

import { readFileSync } from "node:fs";
import * as web from "../../logic-rs/dist/web/logic_rs.js";
import * as worker from "../../logic-rs/dist/worker/logic_rs.js";

const names = ["web", "worker"] as const;
const glue = { web, worker };

export const packages = names.map((name) => {
  const bytes = readFileSync(`logic-rs/dist/${name}/logic_rs_bg.wasm`);
  glue[name].initSync({ module: bytes });
  return { name, bytes, logic: glue[name] };
});
