// `npm run format`: formats every file.

import { isInstalled, runOrExit } from "./shell.ts";

runOrExit("oxfmt", []);
if (isInstalled("cargo")) runOrExit("cargo", ["fmt"], { cwd: "logic-rs" });
