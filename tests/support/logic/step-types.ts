// The types of steps that the crate can answer, by the declarations of its package.

import { readFileSync } from "node:fs";

const declarations = readFileSync("logic-rs/dist/worker/logic_rs.d.ts", "utf8");
const listed = /^export type StepType = (.*);$/m.exec(declarations)?.[1] ?? "";

export const stepTypes: readonly string[] = listed.split(" | ").map((quoted) => quoted.slice(1, -1));
