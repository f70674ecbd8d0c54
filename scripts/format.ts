// `npm run format`: formats every file.

import { isInstalled, runOrExit } from "./shell.ts";

runOrExit("prettier", ["--write", "--log-level", "warn", "."]);
if (isInstalled("cargo")) runOrExit("cargo", ["fmt"], { cwd: "logic-rs" });
