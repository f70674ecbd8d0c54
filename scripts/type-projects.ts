// The TypeScript projects of the repository: each tsconfig below the top one, which they all extend.

import { globSync } from "node:fs";

const notOurs = new Set(["node_modules", "target", "dist", ".wrangler"]);

/** Paths from the top of the repository, sorted: "tests/tsconfig.json", "web/tsconfig.core.json", … */
export function typeProjects(): readonly string[] {
  return globSync("*/**/tsconfig*.json", { exclude: (path) => notOurs.has(path.split(/[/\\]/).at(-1) ?? "") })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
}
