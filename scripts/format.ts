// `npm run format`: writes every file in its one format.

import { isInstalled, runOrExit } from "./shell.ts";

runOrExit("prettier", ["--write", "--log-level", "warn", "."]);
if (isInstalled("cargo")) runOrExit("cargo", ["fmt"], { cwd: "logic-rs" });
