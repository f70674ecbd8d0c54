// The linter's import zones bite: one forbidden import a zone, in a copy of the tree's shape.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "zones-"));
  copyFileSync(".oxlintrc.json", path.join(root, ".oxlintrc.json"));
});
afterAll(() => rmSync(root, { recursive: true }));

function lint(folder: string, imported: string): { readonly status: number | null; readonly output: string } {
  const file = path.join(root, folder, "probe.ts");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `import { probe } from "${imported}";\nexport const found = probe;\n`);
  const { status, stdout } = spawnSync("oxlint", ["--deny-warnings", path.relative(root, file)], {
    cwd: root,
    encoding: "utf8",
  });
  rmSync(file);
  return { status, output: stdout };
}

const forbidden: readonly [folder: string, imported: string][] = [
  ["worker/contract", "../src/app.ts"],
  ["worker/contract", "hono"],
  ["worker/contract", "../../logic-rs/dist/web/logic_rs.js"],
  ["worker/contract", "#lib/api-client.ts"],
  ["worker/src", "../../web/src/app/paths.ts"],
  ["worker/src", "#addresses/core/paths.ts"],
  ["web/src/app", "../../../worker/src/app.ts"],
  ["web/src/app", "../../../logic-rs/dist/worker/logic_rs.js"],
  ["web/src/lib", "../app/paths.ts"],
  ["web/src/lib", "../features/simplifier/page.tsx"],
  ["web/src/features/simplifier", "../../app/paths.ts"],
  ["web/src/features/simplifier", "../learn/page.tsx"],
  ["web/src/features/simplifier/core", "../../learn/page.tsx"],
  ["web/src/features/simplifier/core", "react"],
  ["web/src/features/simplifier/core", "../../../lib/api-client.ts"],
];

test.each(forbidden)("%s may not import %s", (folder, imported) => {
  const { status, output } = lint(folder, imported);
  expect(output).toContain("no-restricted-imports");
  expect(status).not.toBe(0);
});

const permitted: readonly [folder: string, imported: string][] = [
  ["worker/src", "#contract/limits.ts"],
  ["web/src/lib", "../../../worker/contract/limits.ts"],
  ["web/src/features/simplifier", "../../lib/api-client.ts"],
  ["web/src/features/simplifier", "./core/machine.ts"],
  ["web/src/features/simplifier/core", "../../../../../worker/contract/input.ts"],
];

test.each(permitted)("%s may import %s", (folder, imported) => {
  expect(lint(folder, imported).output).not.toContain("no-restricted-imports");
});

test("a cycle of imports is an error", () => {
  for (const [name, other] of [
    ["a", "b"],
    ["b", "a"],
  ])
    writeFileSync(
      path.join(root, `${name}.ts`),
      `import { ${other} } from "./${other}.ts";\nexport const ${name} = ${other};\n`,
    );
  const { stdout } = spawnSync("oxlint", ["a.ts", "b.ts"], { cwd: root, encoding: "utf8" });
  expect(stdout).toContain("no-cycle");
});
