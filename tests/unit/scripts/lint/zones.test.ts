// The linter enforces the table of rooms, scripts/lint/rooms.js, and that tests are counted, scripts/lint/support.js: in a
// copy of the tree's shape it refuses every forbidden import of this file and accepts every permitted one.
// @module-tag deep

import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spawnSync } from "#support/programs.ts";

interface Case {
  readonly folder: string;
  /** The line that imports; `@` stands for the specifier. */
  readonly line: string;
  readonly specifier: string;
}

const plain = 'import { probe } from "@"; export const found = probe;';

function cases(rows: readonly (readonly [folder: string, specifier: string])[], line = plain): Case[] {
  return rows.map(([folder, specifier]) => ({ folder, specifier, line }));
}

const forbidden: Readonly<Record<string, readonly Case[]>> = {
  "the contract knows only itself and its schema library": cases([
    ["worker/contract", "../src/app.ts"],
    ["worker/contract", "hono"],
    ["worker/contract", "react"],
    ["worker/contract", "node:path"],
    ["worker/contract", "#lib/storage.ts"],
    ["worker/contract", "../../logic-rs/dist/web/logic_rs.js"],
    ["worker/contract/money", "../../src/app.ts"],
  ]),
  "the Worker knows no page": cases([
    ["worker/src", "../../web/src/app/paths.ts"],
    ["worker/src", "../../logic-rs/dist/web/logic_rs.js"],
    ["worker/src", "react"],
    ["worker/src", "react-dom/server"],
    ["worker/src", "@mantine/core"],
    ["worker/src/routes", "../../../web/src/config/product.ts"],
    ["worker/src/routes/free", "#addresses/core/paths.ts"],
  ]),
  "the page knows the Worker by its contract only": cases([
    ["web/src/app", "../../../worker/src/app.ts"],
    ["web/src/app", "#contract/../src/app.ts"],
    ["web/src/app", "../../../logic-rs/dist/worker/logic_rs.js"],
    ["web/src/lib/engine", "../../../../worker/src/app.ts"],
    ["web/src/features/simplifier", "hono"],
    ["web/src/features/simplifier/view/parts", "../../../../../../worker/src/app.ts"],
    ["web/src/features/simplifier/view/parts", "hono/cors"],
    ["web/src/table", "../../../scripts/shell.ts"],
    ["web/build", "../../worker/src/app.ts"],
  ]),
  "the rooms look one way": cases([
    ["web/src/lib", "../app/paths.ts"],
    ["web/src/lib", "../features/simplifier/page.tsx"],
    ["web/src/lib", "#notation/core/tree.ts"],
    ["web/src/lib/engine/deep", "../../../features/simplifier/page.tsx"],
    ["web/src/lib", "#addresses/core/paths.ts"],
    ["web/src/addresses", "#components/toast.tsx"],
    ["web/src/components", "../features/simplifier/page.tsx"],
    ["web/src/components", "../notation/typeset.tsx"],
    ["web/src/components/dialog/parts", "#table/table-grid.tsx"],
    ["web/src/notation", "../features/simplifier/page.tsx"],
    ["web/src/notation", "#answer/form-text.tsx"],
    ["web/src/answer", "#table/core/table.ts"],
    ["web/src/table", "#kmap/map.tsx"],
    ["web/src/kmap", "#function/rows-table.tsx"],
    ["web/src/steps", "#learn/reading/maths.tsx"],
    ["web/src/learn", "#lessons/03/lesson.tsx"],
    ["web/src/table", "../app/router.tsx"],
    ["web/src/kmap", "../features/kmap/page.tsx"],
    ["web/src/circuit/view", "../../features/simulator/page.tsx"],
    ["web/src/account", "../app/router.tsx"],
    ["web/src/history", "../app/router.tsx"],
    ["web/src/messages", "../lib/storage.ts"],
    ["web/src/theme", "../components/toast.tsx"],
    ["web/src/config", "#addresses/core/paths.ts"],
  ]),
  "a room imports none of its own line": cases([
    ["web/src/account", "#history/history-panel.tsx"],
    ["web/src/table", "#numbers/working-list.tsx"],
    ["web/src/function", "#steps/panels.ts"],
    ["web/src/messages", "#config/product.ts"],
  ]),
  "a folder outside the table imports nothing and is not imported": cases([
    ["web/src/utils", "../lib/storage.ts"],
    ["web/src/app", "../utils/all.ts"],
    ["web/src/app", "#utils/all.ts"],
  ]),
  "a feature imports neither the app nor another feature": cases([
    ["web/src/features/simplifier", "../../app/paths.ts"],
    ["web/src/features/simplifier", "../learn/page.tsx"],
    ["web/src/features/simplifier/view", "../../learn/page.tsx"],
    ["web/src/features/simplifier/core", "../../learn/page.tsx"],
    ["web/src/features/simulator/core/model", "../../../truth-table/x.ts"],
    ["web/src/features/simulator/core/model", "../../../truth-table/core/x.ts"],
    ["web/src/features/simulator/view/parts", "../../../truth-table/x.ts"],
    ["web/src/features/simulator/view/parts", "../../../../app/router.tsx"],
    ["web/src/features/simulator/view/parts", "#lib/../features/learn/page.tsx"],
  ]),
  "a lesson imports no other lesson, and what lessons are made of knows none": cases([
    ["web/src/lessons/03", "../01/core/stories.ts"],
    ["web/src/lessons/03/core", "#lessons/01/core/stories.ts"],
    ["web/src/lessons/03", "#features/learn/progress-store.ts"],
    ["web/src/learn/reading", "#lessons/03/core/laws.ts"],
    ["web/src/learn/reading", "../../features/learn/progress-store.ts"],
  ]),
  "a core is pure": cases([
    ["web/src/features/simplifier/core", "react"],
    ["web/src/features/simplifier/core", "../../../lib/api-client.ts"],
    ["web/src/features/simplifier/core", "#lib/api-client.ts"],
    ["web/src/features/simplifier/core", "../solve.ts"],
    ["web/src/features/simplifier/core", "@mantine/hooks"],
    ["web/src/features/simplifier/core", "@tabler/icons-react"],
    ["web/src/features/simplifier/core", "hono"],
    ["web/src/features/simplifier/core", "./place.css"],
    ["web/src/features/simplifier/core", "../../../../../logic-rs/dist/web/logic_rs.js"],
    ["web/src/features/simulator/core/model", "react-dom"],
    ["web/src/features/simulator/core/model", "pixi.js"],
    ["web/src/features/simulator/core/model", "../../page.tsx"],
    ["web/src/notation/core", "../typeset.tsx"],
    ["web/src/notation/core", "#theme/theme.ts"],
    ["web/src/addresses/core", "react-router-dom"],
    ["web/src/circuit/core/scene/wires", "../../../view/canvas.ts"],
    ["web/src/circuit/core/scene/wires", "#components/toast.tsx"],
  ]),
  "only the view of a circuit draws with pixi": cases([
    ["web/src/circuit", "pixi.js"],
    ["web/src/circuit/core/scene", "pixi.js"],
    ["web/src/circuit/pictures", "pixi.js/unsafe-eval"],
    ["web/src/features/simulator/view", "pixi.js"],
    ["web/src/components", "@pixi/react"],
    ["web/src/app", "pixi.js"],
    ["worker/src", "pixi.js"],
  ]),
  "however it is imported": [
    ...[
      'import type { Probe } from "@"; export type Found = Probe;',
      'export { probe } from "@";',
      'export type { Probe } from "@";',
      'export * from "@";',
      'export * as found from "@";',
      'import "@";',
      'export const found = () => import("@");',
      "export const found = () => import(`@`);",
      'export type Found = import("@").Probe;',
      'export type Found = typeof import("@");',
      'export const found = new Worker(new URL("@", import.meta.url), { type: "module" });',
    ].flatMap((line) =>
      cases(
        [
          ["web/src/features/simulator/core/model", "../../../truth-table/x.ts"],
          ["web/src/lib", "#notation/typeset.tsx"],
        ],
        line,
      ),
    ),
    ...cases(
      [["web/src/lib", "computed"]],
      "export const found = (name: string) => import(`../${name}.ts`);",
    ),
  ],
};

const permitted: readonly Case[] = [
  ...cases([
    ["worker/contract", "zod/mini"],
    ["worker/contract/generated", "../limits.ts"],
    ["worker/src", "../contract/limits.ts"],
    ["worker/src", "hono"],
    ["worker/src", "../../logic-rs/dist/worker/logic_rs.js"],
    ["worker/src/routes/free", "../../../contract/limits.ts"],
    ["web/src/lib", "../../../worker/contract/limits.ts"],
    ["web/src/lib", "#contract/limits.ts"],
    ["web/src/addresses", "#lib/on-paper.ts"],
    ["web/src/lib/engine", "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url"],
    ["web/src/app", "../features/simplifier/page.tsx"],
    ["web/src/app", "#history/history-panel.tsx"],
    ["web/src", "./app/start.tsx"],
    ["web/src/features/simplifier", "../../lib/api-client.ts"],
    ["web/src/features/simplifier", "./core/machine.ts"],
    ["web/src/features/simplifier", "#account/entitlement.tsx"],
    ["web/src/features/simplifier/core", "../../../../../worker/contract/input.ts"],
    ["web/src/features/simplifier/core", "#messages/simplifier.ts"],
    ["web/src/features/simplifier/core", "#table/core/table.ts"],
    ["web/src/features/simulator/core/model", "../scene/wire.ts"],
    ["web/src/features/simulator/core/model", "../../../../circuit/core/model/gate.ts"],
    ["web/src/features/simulator/core/model", "#circuit/core/model/gate.ts"],
    ["web/src/features/simulator/view/parts", "../../core/x.ts"],
    ["web/src/features/simulator/view/parts", "../../../../circuit/view/canvas.ts"],
    ["web/src/features/simulator/view/parts", "react"],
    ["web/src/table", "../notation/typeset.tsx"],
    ["web/src/table/core", "#notation/core/tree.ts"],
    ["web/src/kmap/parts", "#table/table-grid.tsx"],
    ["web/src/function", "#kmap/map.tsx"],
    ["web/src/steps", "#account/entitlement.ts"],
    ["web/src/learn", "#steps/panels.ts"],
    ["web/src/components/dialog/parts", "#theme/theme.ts"],
    ["web/src/circuit/view", "pixi.js"],
    ["web/src/circuit/view/parts/deep", "pixi.js/unsafe-eval"],
    ["web/src/circuit/view", "../core/scene/wire.ts"],
    ["web/src/features/learn", "#lessons/03/lesson.tsx"],
    ["web/src/lessons/03/sections", "#learn/reading/maths.tsx"],
    ["web/src/learn/answer", "#notation/engine.ts"],
    ["tests/unit", "../../worker/src/app.ts"],
    ["web/build", "../../scripts/shell.ts"],
  ]),
  ...cases([["web/src/app", "../features/learn/page.tsx"]], 'export const found = () => import("@");'),
  ...cases([["web/src/circuit/core/model", "#notation/core/tree.ts"]], 'export type { Probe } from "@";'),
  ...cases([["tests/unit", "computed"]], "export const found = (name: string) => import(`../${name}.ts`);"),
];

/** Lines of a test that are refused, because nothing would count what they start. */
const uncounted: readonly Case[] = [
  'import { chromium } from "playwright-core"; export const found = chromium;',
  'import { type Page, chromium } from "playwright-core"; export const found: [Page?, unknown?] = [, chromium];',
  'import { spawn } from "node:child_process"; export const found = spawn;',
  'import { assert } from "fast-check"; export const found = assert;',
  'import fc from "fast-check"; export const found = fc.assert;',
  'import fc from "fast-check"; export const found = fc.sample;',
].flatMap((line) => cases([["tests/unit", ""]], line));

const countedElsewhere: readonly Case[] = [
  ...cases(
    [["tests/support", ""]],
    'import { spawn } from "node:child_process"; export const found = spawn;',
  ),
  ...cases(
    [["scripts/bench", ""]],
    'import { chromium } from "playwright-core"; export const found = chromium;',
  ),
  ...cases([["tests/unit", ""]], 'import type { Page } from "playwright-core"; export type Found = Page;'),
  ...cases([["tests/unit", ""]], 'import { type Page } from "playwright-core"; export type Found = Page;'),
  ...cases([["tests/unit", ""]], 'import fc from "fast-check"; export const found = fc.property;'),
];

const everyCase = [...Object.values(forbidden).flat(), ...permitted, ...uncounted, ...countedElsewhere];
let root: string;
/** For each case the messages of oxlint about its file, in the order of `everyCase`. */
let said: readonly string[];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "zones-"));
  for (const file of [".oxlintrc.json", "package.json"]) copyFileSync(file, path.join(root, file));
  cpSync("scripts/lint", path.join(root, "scripts/lint"), { recursive: true });
  everyCase.forEach(({ folder, line, specifier }, at) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, `probe-${at}.ts`), `${line.replaceAll("@", specifier)}\n`);
  });
  const lines = lint(["web", "worker", "tests", "scripts/bench"]);
  said = everyCase.map((_, at) => lines.filter((line) => line.includes(`/probe-${at}.ts:`)).join("\n"));
});
afterAll(() => rmSync(root, { recursive: true }));

function lint(paths: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync("oxlint", ["--deny-warnings", "--format=unix", ...paths], {
    cwd: root,
    encoding: "utf8",
  });
  if (stderr !== "") throw new Error(stderr);
  return stdout.split("\n");
}

const saidOf = (probe: Case) => said[everyCase.indexOf(probe)];
const named = (probes: readonly Case[]) =>
  probes.map((probe) => [probe.folder, probe.line.replaceAll("@", probe.specifier), probe] as const);

describe.each(Object.entries(forbidden))("%s", (_rule, probes) => {
  test.each(named(probes))("%s may not: %s", (_folder, _line, probe) => {
    expect(saidOf(probe)).toContain("zones(imports)");
  });
});

test.each(named(permitted))("%s may: %s", (_folder, _line, probe) => {
  expect(saidOf(probe)).not.toContain("zones");
});

test.each(named(uncounted))("a test in %s may not: %s", (_folder, _line, probe) => {
  expect(saidOf(probe)).toContain("support(only)");
});

test.each(named(countedElsewhere))("%s may: %s", (_folder, _line, probe) => {
  expect(saidOf(probe)).not.toContain("support(only)");
});

describe("a cycle of imports is an error", () => {
  const ofValues = 'export { probe } from "@";';
  const ofTypes = 'import type { Probe } from "@"; export type Found = Probe;';
  const cycles: readonly [name: string, line: string, files: Readonly<Record<string, string>>][] = [
    ["by relative paths", ofValues, { "cycle/a.ts": "./b.ts", "cycle/b.ts": "./a.ts" }],
    ["of types alone", ofTypes, { "types/a.ts": "./b.ts", "types/b.ts": "./a.ts" }],
    [
      "by aliases and a relative path, over three folders of a room",
      ofValues,
      {
        "web/src/kmap/a.ts": "#kmap/parts/b.ts",
        "web/src/kmap/parts/b.ts": "./deep/c.ts",
        "web/src/kmap/parts/deep/c.ts": "#kmap/a.ts",
      },
    ],
  ];
  test.each(cycles)("%s", (_name, line, files) => {
    for (const [file, specifier] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), `${line.replace("@", specifier)}\n`);
    }
    const lines = lint(Object.keys(files));
    for (const file of Object.keys(files))
      expect(lines.find((each) => each.startsWith(file) && each.includes("no-cycle"))).toBeDefined();
    expect(lines.join("\n")).not.toContain("zones");
  });
});
