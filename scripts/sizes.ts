// `npm run sizes`: writes sizes.json, what the built page weighs.

import { writeFileSync } from "node:fs";
import { ensureLocalBuild } from "./page-build.ts";
import { sizesPath, sizesSource } from "./page-sizes.ts";

await ensureLocalBuild();
writeFileSync(sizesPath, await sizesSource());
