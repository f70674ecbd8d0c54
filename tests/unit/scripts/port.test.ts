// The port of `npm start` is read and tried before anything is prepared for it.
// @module-tag deep

import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, cpSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { identityPort, pagePort, paymentPort, portOf } from "#scripts/port.ts";
import { spawn } from "#support/programs.ts";
import { failedStart } from "#support/server/stack.ts";

/** A checkout without the sources of page and Worker: preparing it would fail with another sentence. */
const folder = mkdtempSync(path.join(tmpdir(), "port-"));
for (const name of ["scripts", "worker/contract"]) cpSync(name, path.join(folder, name), { recursive: true });
for (const name of ["package.json", "package-lock.json"]) cpSync(name, path.join(folder, name));
symlinkSync(realpathSync("node_modules"), path.join(folder, "node_modules"), "junction");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sentenceOfBad = (name: string) => `${name} is "http"; it must be a whole number from 0 to 65535.\n`;
const sentenceOfUsed = (name: string, port: number) =>
  `Port ${port} is in use; stop what uses it, or set ${name} to another number.\n`;
const sentenceOfAddress = (address: string) =>
  `IDENTITY_ADDRESS is "${address}"; it must be like http://127.0.0.1:9099.\n`;

test.each([
  [undefined, 8787],
  ["", 8787],
  ["0", 0],
  ["9000", 9000],
  ["65535", 65_535],
  ["65536", null],
  ["-1", null],
  ["80.5", null],
  ["1e3", null],
  ["0x50", null],
  [" ", null],
  ["http", null],
])("PORT=%j is %j", (text, port) => expect(portOf(text, pagePort.usual)).toBe(port));

test.each([
  ["the identity server", identityPort, 9099],
  ["the payment sandbox", paymentPort, 9098],
] as const)("%s takes a free port where the page does", (_, setting, usual) => {
  expect(portOf(undefined, setting(8787).usual)).toBe(usual);
  expect(portOf(undefined, setting(0).usual)).toBe(0);
});

/** What ends the process where a port or an address cannot be had, by the variable that it reads. */
const checks = {
  PORT: `(await import("./scripts/port.ts")).requirePort({ name: "PORT", usual: 0 })`,
  IDENTITY_PORT: `(await import("./scripts/identity-server.ts")).requireIdentity(0)`,
  PAYMENT_PORT: `(await import("./scripts/payment-server.ts")).requirePayments(0)`,
} as const;
const names = ["PORT", "IDENTITY_PORT", "PAYMENT_PORT"] as const;

/** Runs a check alone, without what a start loads besides. */
async function checked(check: string, env: Readonly<Record<string, string>>) {
  const script = `await ${check}; console.log("taken");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, output };
}

test.each(names)("a bad %s is one sentence, and a good one is taken", async (name) => {
  const [bad, good] = await Promise.all(["http", "0"].map((text) => checked(checks[name], { [name]: text })));
  expect(bad).toEqual({ code: 1, output: sentenceOfBad(name) });
  expect(good).toEqual({ code: 0, output: "taken\n" });
});

test("IDENTITY_ADDRESS of no server of this machine is one sentence, and one of it is taken", async () => {
  const elsewhere = [
    "https://accounts.example",
    "http://127.0.0.1",
    "127.0.0.1:9099",
    "http://127.0.0.1:9099/",
    "x",
  ];
  const asked = (address: string) => checked(checks.IDENTITY_PORT, { IDENTITY_ADDRESS: address });
  const [here, ...others] = await Promise.all(["http://127.0.0.1:9099", ...elsewhere].map(asked));
  expect(here).toEqual({ code: 0, output: "taken\n" });
  for (const [at, address] of elsewhere.entries())
    expect.soft(others[at], address).toEqual({ code: 1, output: sentenceOfAddress(address) });
});

describe("a port in use", () => {
  const other = createServer();
  let port: number;
  beforeAll(async () => {
    await once(other.listen(0, "127.0.0.1"), "listening");
    ({ port } = other.address() as AddressInfo);
  });
  afterAll(() => void other.close());

  test.each(names)("is one sentence that names %s", async (name) => {
    const found = await checked(checks[name], { [name]: String(port) });
    expect(found).toEqual({ code: 1, output: sentenceOfUsed(name, port) });
  });

  // Both tasks start the same stack in the same way, so each port needs one of them.
  test.each([
    ["start", "PORT"],
    ["dev", "PORT"],
    ["dev", "IDENTITY_PORT"],
    ["start", "PAYMENT_PORT"],
  ] as const)("ends npm run %s with the sentence of %s before anything is prepared", async (task, name) => {
    const found = await failedStart({ task, folder, env: { [name]: String(port) } });
    expect(found).toEqual({ code: 1, output: sentenceOfUsed(name, port) });
    expect(existsSync(path.join(folder, ".wrangler"))).toBe(false);
  });
});

test("npm run start ends with the sentence of a bad IDENTITY_ADDRESS", async () => {
  const found = await failedStart({ folder, env: { IDENTITY_ADDRESS: "x" } });
  expect(found).toEqual({ code: 1, output: sentenceOfAddress("x") });
});
