// The variables of the local Worker: missing ones are added once, and present ones are not changed.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "variables-"));
  file = path.join(folder, ".dev.vars");
  // The file's place is read when the module is.
  vi.stubEnv("STATE_FOLDER", folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const load = () => import("#scripts/variables.ts");
const text = () => readFileSync(file, "utf8");
const names = [
  "FIREBASE_PROJECT_ID",
  "PAYMENT_MERCHANT_ID",
  "PAYMENT_MERCHANT_SECRET",
  "PAYMENT_APP_ID",
  "PAYMENT_APP_SECRET",
] as const;

test("the first start writes all of them, for this user alone; the next one changes nothing", async () => {
  const { localVariables, keptVariables } = await load();
  const made = localVariables();
  const written = text();
  expect(written).toBe(names.map((name) => `${name}="${made[name]}"\n`).join(""));
  expect(made.PAYMENT_MERCHANT_ID).toBe("1221149");
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(localVariables()).toEqual(made);
  expect(keptVariables()).toEqual(made);
  expect(text()).toBe(written);
});

test("secrets are random, and another machine has others", async () => {
  const { localVariables } = await load();
  const one = localVariables();
  rmSync(file);
  const other = localVariables();
  for (const name of ["PAYMENT_MERCHANT_SECRET", "PAYMENT_APP_ID", "PAYMENT_APP_SECRET"] as const) {
    expect(one[name]).toMatch(/^[0-9a-f]{24,}$/);
    expect(one[name]).not.toBe(other[name]);
  }
});

describe("what is there stays", () => {
  test.each<readonly [what: string, before: string, kept: Readonly<Record<string, string>>]>([
    [
      "a merchant of one's own",
      'PAYMENT_MERCHANT_ID="77"\nPAYMENT_MERCHANT_SECRET="mine"\n',
      {
        PAYMENT_MERCHANT_ID: "77",
        PAYMENT_MERCHANT_SECRET: "mine",
      },
    ],
    [
      "an empty secret, with which the Worker refuses",
      "PAYMENT_MERCHANT_SECRET=\n",
      { PAYMENT_MERCHANT_SECRET: "" },
    ],
    ["another name and a comment, without a line end", "# mine\nOTHER=1", { OTHER: "1" }],
  ])("%s", async (_, before, kept) => {
    writeFileSync(file, before);
    const { localVariables } = await load();
    expect(localVariables()).toMatchObject(kept);
    expect(text().startsWith(before)).toBe(true);
    for (const name of names) expect(text().match(new RegExp(`^${name}=`, "gm"))).toHaveLength(1);
  });
});

test("who only reads writes nothing", async () => {
  const { keptVariables } = await load();
  expect(keptVariables()).toEqual({});
  expect(() => text()).toThrow(/ENOENT/);
});
