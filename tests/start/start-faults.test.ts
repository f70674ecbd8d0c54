// What is wrong with the checkout ends `npm start` and `npm run dev` with code 1 and one sentence that names the folder,
// and never with the ready line.
// @module-tag deep

import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { stampBuild } from "#scripts/build-stamp.ts";
import { builds } from "#scripts/page-build.ts";
import { spawnSync } from "#support/programs.ts";
import { copyCheckout } from "#support/server/checkout.ts";
import { failedStart, startStack, type StackOptions } from "#support/server/stack.ts";

const checkout = copyCheckout();
const state = ".wrangler/state";
const identity = ".wrangler/identity";
const payments = ".wrangler/payments";
const databases = `${state}/v3/d1/miniflare-D1DatabaseObject`;

/** Whole again before each test. */
const damagedOnes = [".wrangler", "logic-rs/dist", "worker/src/db"];

beforeAll(async () => {
  const { stop } = await startStack({ folder: checkout.folder });
  await stop();
  for (const name of damagedOnes) {
    cpSync(checkout.file(name), checkout.file(`sound/${name}`), { recursive: true });
  }
});
afterEach(() => {
  for (const name of damagedOnes) {
    rmSync(checkout.file(name), { recursive: true, force: true });
    cpSync(checkout.file(`sound/${name}`), checkout.file(name), { recursive: true });
  }
});
afterAll(checkout.remove);

/** The file of the Worker's own database, with all that its journals held. */
function database(): string {
  const folder = checkout.file(databases);
  const name = readdirSync(folder).find((entry) => /^[0-9a-f]{64}\.sqlite$/.test(entry)) ?? "";
  const file = path.join(folder, name);
  const opened = new DatabaseSync(file);
  opened.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  opened.close();
  return file;
}

function fileInPlaceOf(name: string): () => void {
  return () => {
    rmSync(checkout.file(name), { recursive: true });
    writeFileSync(checkout.file(name), "");
  };
}

function damaged(name: string): () => void {
  return () => truncateSync(checkout.file(name), 20);
}

function folderInPlaceOfDatabase(): void {
  const file = database();
  rmSync(file);
  mkdirSync(file);
}

const again = "move it away or delete it";

/** The faults that both tasks are shown: both make the same checks of one function before they serve. */
const ofBoth = ["a database cut short", "a file instead of .wrangler", "a damaged key", "a missing .wasm"];

test.each<readonly [fault: string, damage: () => void, place: string, remedy: string]>([
  ["a database of other bytes", () => writeFileSync(database(), "x".repeat(8192)), databases, again],
  ["a database cut short", () => truncateSync(database(), 5000), databases, again],
  ["a folder instead of the database", folderInPlaceOfDatabase, databases, again],
  ["a file instead of .wrangler", fileInPlaceOf(".wrangler"), ".wrangler", again],
  ["a file instead of the state's folder", fileInPlaceOf(state), state, again],
  ["a file instead of the databases' folder", fileInPlaceOf(`${state}/v3/d1`), `${state}/v3/d1`, again],
  ["a file instead of the accounts' folder", fileInPlaceOf(identity), identity, again],
  ["a file instead of the payments' folder", fileInPlaceOf(payments), payments, again],
  [
    "damaged payments",
    () => writeFileSync(checkout.file(`${payments}/payments.json`), "["),
    `${payments}/payments.json`,
    "delete it",
  ],
  ["a damaged key", damaged(`${identity}/key.json`), `${identity}/key.json`, "delete it"],
  ["damaged accounts", damaged(`${identity}/accounts.json`), `${identity}/accounts.json`, "delete it"],
  [
    "the page's .wasm in the place of the Worker's",
    () =>
      cpSync(
        checkout.file("logic-rs/dist/web/logic_rs_bg.wasm"),
        checkout.file("logic-rs/dist/worker/logic_rs_bg.wasm"),
      ),
    "logic-rs/dist/worker/logic_rs_bg.wasm",
    "git checkout -- logic-rs/dist",
  ],
  [
    "the Worker's .wasm in the place of the page's",
    () =>
      cpSync(
        checkout.file("logic-rs/dist/worker/logic_rs_bg.wasm"),
        checkout.file("logic-rs/dist/web/logic_rs_bg.wasm"),
      ),
    "logic-rs/dist/web/logic_rs_bg.wasm",
    "git checkout -- logic-rs/dist",
  ],
  [
    "a missing .wasm",
    () => rmSync(checkout.file("logic-rs/dist/worker/logic_rs_bg.wasm")),
    "logic-rs/dist/worker/logic_rs_bg.wasm",
    "git checkout -- logic-rs/dist",
  ],
  [
    "a .wasm cut short",
    () => truncateSync(checkout.file("logic-rs/dist/web/logic_rs_bg.wasm"), 50_000),
    "logic-rs/dist/web/logic_rs_bg.wasm",
    "git checkout -- logic-rs/dist",
  ],
])("%s", async (fault, damage, place, remedy) => {
  damage();
  await expectSentence({ task: "start" }, place, remedy);
  if (ofBoth.includes(fault)) await expectSentence({ task: "dev" }, place, remedy);
});

test("a locked database", async () => {
  const held = new DatabaseSync(database());
  held.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (a)");
  await expectSentence({}, databases, "stop that program");
  held.close();
});

test.skipIf(process.getuid?.() === 0)("a folder that this user may not write", async () => {
  chmodSync(checkout.file(state), 0o500);
  await expectSentence({}, state, "give this user the right");
  chmodSync(checkout.file(state), 0o700);
});

test.skipIf(process.getuid?.() === 0)("variables that this user may not write", async () => {
  writeFileSync(checkout.file(".dev.vars"), "", { mode: 0o400 });
  await expectSentence({}, ".dev.vars", "give this user the right");
  rmSync(checkout.file(".dev.vars"));
});

test.skipIf(process.platform === "win32")("no room for what a start writes", async () => {
  await expectSentence({ fileBlocksMax: 8192 }, state, "free some space");
});

test("a temporary folder that does not exist, or is a file", async () => {
  const folder = checkout.file("temporary");
  const started = () => failedStart({ folder: checkout.folder, env: { TMPDIR: folder } });
  expect(await started()).toEqual({
    code: 1,
    output: expect.stringContaining(`${folder} does not exist; make it`),
  });
  writeFileSync(folder, "");
  expect(await started()).toEqual({
    code: 1,
    output: expect.stringContaining(`${folder} is no folder; set TMPDIR`),
  });
  rmSync(folder);
});

/** Whether this user may mount a small disk in a namespace of its own. */
const canMount = spawnSync("unshare", ["-rm", "true"]).status === 0;
test.skipIf(!canMount)("a temporary folder without room is named, and the state is not", async () => {
  const folder = checkout.file("small");
  mkdirSync(folder);
  const script = `mount -t tmpfs -o size=1m tmpfs "$TMPDIR" && exec node scripts/run.mjs start`;
  const { status, stderr } = spawnSync("unshare", ["-rm", "sh", "-c", script], {
    cwd: checkout.folder,
    env: { ...process.env, PORT: "0", TMPDIR: folder },
    encoding: "utf8",
    // A start that succeeds all the same would serve for ever.
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  expect(stderr.trim()).toBe(`${folder} has no room left; free some space there and start again.`);
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});

test("two servers with one port", async () => {
  const env = { PORT: "8123", IDENTITY_PORT: "8124", PAYMENT_PORT: "8124" };
  const { code, output } = await failedStart({ folder: checkout.folder, env });
  expect([code, output.trim()]).toEqual([
    1,
    "IDENTITY_PORT and PAYMENT_PORT are both 8124; set one of them to another number and start again.",
  ]);
});

test("a build without a Worker", async () => {
  const build = checkout.file(builds.local.folder);
  const { sources } = JSON.parse(readFileSync(path.join(build, "stamp.json"), "utf8")) as { sources: string };
  for (const config of globSync(path.join(build, "*/wrangler.json"))) rmSync(config);
  stampBuild(build, sources);
  const { code, output } = await failedStart({ folder: checkout.folder });
  expect([code, output.trim()]).toEqual([
    1,
    `${build} holds no Worker; delete that folder, and the next start builds it.`,
  ]);
});

test("npm run start is not ready while the health check fails", async () => {
  // The build's own Worker, stamped again as the build of these sources, so that none is made.
  const build = checkout.file(builds.local.folder);
  const stamp = readFileSync(path.join(build, "stamp.json"), "utf8");
  breakQuery(globSync(path.join(build, "*/**/*.js")));
  stampBuild(build, (JSON.parse(stamp) as { readonly sources: string }).sources);
  await expectNotReady({ task: "start" });
});

test("npm run dev is not ready while the health check fails", async () => {
  breakQuery([checkout.file("worker/src/db/health.ts")]);
  await expectNotReady({ task: "dev" });
});

/** Of the scripts, one asks the database whether it answers. */
function breakQuery(files: readonly string[]): void {
  const query = /(?<=["'`])SELECT ended_at_ms FROM scheduled_run(?=["'`])/;
  const asking = files.filter((file) => query.test(readFileSync(file, "utf8")));
  expect(asking).toHaveLength(1);
  for (const file of asking)
    writeFileSync(file, readFileSync(file, "utf8").replace(query, "SELECT ended_at_ms FROM nothing"));
}

async function expectNotReady(options: StackOptions): Promise<void> {
  const { code, output } = await failedStart({ ...options, folder: checkout.folder });
  expect(code).toBe(1);
  expect(output).not.toMatch(/^Ready/m);
  expect(output.trim().split("\n").at(-1)).toMatch(/health check: 503.*[\\/]\.wrangler[\\/]state; delete/);
}

async function expectSentence(options: StackOptions, place: string, remedy: string): Promise<void> {
  const { code, output } = await failedStart({ ...options, folder: checkout.folder });
  const lines = output.trim().split("\n");
  expect(lines).toEqual([expect.stringContaining(remedy)]);
  expect(lines[0]).toContain(checkout.file(place));
  expect(code).toBe(1);
}
