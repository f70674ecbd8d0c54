// `npm run lessons`: writes the lessons' generated files: derivations from the crate's answers, and the sections and terms from
// the lessons as they are drawn, which a test does.

import { writeFileSync } from "node:fs";
import { lessonDerivationsPath, lessonDerivationsSource } from "./lesson-derivations.ts";
import { runOrExit } from "./shell.ts";

writeFileSync(lessonDerivationsPath, await lessonDerivationsSource());
const drawn = "tests/unit/web/src/learn/core/generated/lessons.test.ts";
runOrExit("vitest", ["run", drawn, "--project=unit", "--update"]);
