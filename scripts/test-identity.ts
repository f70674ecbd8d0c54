// `npm run test:identity`: the tests of the Firebase SDK and of the page's sign-in against the real Auth emulator. It
// comes from the package registry (300 MB at the first run), so no other task needs it.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { exitWith } from "./faults.ts";
import { host } from "./port.ts";
import { runAndCapture, runQuietly } from "./shell.ts";

const tools = "firebase-tools@15";
const projectId = "demo-boolean-algebra";

/** Beginnings of the paths of the tests that hold for both servers. */
const tests = ["tests/identity/sdk-", "tests/screens/account/sign-in"];

/** How long the emulator may take until it answers. */
const startMsMax = 120_000;

const folder = mkdtempSync(path.join(tmpdir(), "auth-emulator-"));
const port = await freePort();
const emulators = {
  auth: { host, port },
  hub: { host, port: await freePort() },
  logging: { host, port: await freePort() },
  ui: { enabled: false },
  singleProjectMode: true,
};
writeFileSync(path.join(folder, "firebase.json"), JSON.stringify({ emulators }));

console.log(`Fetching ${tools} where it is missing …`);
const program = await programOf(tools);
const args = [program, "emulators:start", "--only", "auth", "--project", projectId];
const emulator = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(1));

const address = `http://${host}:${port}`;
if (!(await answers(emulator, address))) await end(1);
const { code } = await runAndCapture(
  "vitest",
  ["run", "--project=identity", "--project=browser-served", "--no-file-parallelism", ...tests],
  {
    env: { IDENTITY_ADDRESS: address },
  },
);
await end(code);

async function end(exitCode: number): Promise<never> {
  if (emulator.exitCode === null && emulator.signalCode === null) {
    emulator.kill("SIGTERM");
    await once(emulator, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}

/** The file that `firebase` runs. Started directly and not through npx, the emulator ends on a signal. */
async function programOf(name: string): Promise<string> {
  const script = `process.stdout.write(require("node:fs").realpathSync(process.argv[1]))`;
  const where = ["--yes", `--package=${name}`, "--call", `node -e '${script}' "$(command -v firebase)"`];
  const { code: failed, output } = await runQuietly("npx", where);
  const found = output.trim().split("\n").at(-1) ?? "";
  return failed || !path.isAbsolute(found) ? exitWith(`${name} could not be fetched:\n${output}`) : found;
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const endMs = Date.now() + startMsMax;
  while (Date.now() < endMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await pause(200);
  }
  console.error("The emulator did not start; its messages are above.");
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return free;
}
