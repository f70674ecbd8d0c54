// `npm run lessons`: writes what lessons show as the crate works it out.

import { writeFileSync } from "node:fs";
import { lessonDerivationsPath, lessonDerivationsSource } from "./lesson-derivations.ts";

writeFileSync(lessonDerivationsPath, await lessonDerivationsSource());
