// `npm run lessons`: writes the lessons' generated files from the crate's answers.

import { writeFileSync } from "node:fs";
import { lessonDerivationsPath, lessonDerivationsSource } from "./lesson-derivations.ts";

writeFileSync(lessonDerivationsPath, await lessonDerivationsSource());
