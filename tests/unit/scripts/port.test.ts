// The port of `npm start` is read and tried before anything is prepared for it.

import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, cpSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { identityPort, pagePort, paymentPort, portOf } from "#scripts/port.ts";
import { failedStart } from "#support/server/stack.ts";

/** A checkout without the sources of page and Worker: preparing it would fail with another sentence. */
const folder = mkdtempSync(path.join(tmpdir(), "port-"));
for (const name of ["scripts", "worker/contract"]) cpSync(name, path.join(folder, name), { recursive: true });
for (const name of ["package.json", "package-lock.json"]) cpSync(name, path.join(folder, name));
symlinkSync(realpathSync("node_modules"), path.join(folder, "node_modules"), "junction");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const tasks = ["start", "dev"] as const;
const names = ["PORT", "IDENTITY_PORT", "PAYMENT_PORT"] as const;
const runs = tasks.flatMap((task) => names.map((name) => [task, name] as const));

test.each(runs)("npm run %s: a bad %s is one sentence", async (task, name) => {
  const { code, output } = await failedStart({ task, folder, env: { [name]: "http" } });
  expect(output).toBe(`${name} is "http"; it must be a whole number from 0 to 65535.\n`);
  expect(code).toBe(1);
});

test.each(runs)("npm run %s: a port in use is one sentence that names %s", async (task, name) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { code, output } = await failedStart({ task, folder, env: { [name]: String(port) } });
  other.close();
  expect(output).toBe(`Port ${port} is in use; stop what uses it, or set ${name} to another number.\n`);
  expect(code).toBe(1);
  expect(existsSync(path.join(folder, ".wrangler"))).toBe(false);
});

test.each(["https://accounts.example", "http://127.0.0.1", "127.0.0.1:9099", "http://127.0.0.1:9099/", "x"])(
  "IDENTITY_ADDRESS=%s, which is no server of this machine, is one sentence",
  async (address) => {
    const { code, output } = await failedStart({ folder, env: { IDENTITY_ADDRESS: address } });
    expect(output).toBe(`IDENTITY_ADDRESS is "${address}"; it must be like http://127.0.0.1:9099.\n`);
    expect(code).toBe(1);
  },
);
