// The tests of the Firebase SDK and of the page's sign-in against the real Auth emulator. It comes from the package
// registry (300 MB at the first run), so no other test needs it.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromiumHint, findChromium } from "../chromium.ts";
import { host } from "../port.ts";
import { runQuietly } from "../shell.ts";
import { type SuiteResult, vitestSuite } from "../test-suites.ts";
import { answers, freePort, startProgram, untilReady } from "./programs.ts";

const tools = "firebase-tools@15";
const projectId = "demo-boolean-algebra";

/** Beginnings of the paths of the tests that hold for both servers. */
const tests = ["tests/identity/sdk-", "tests/screens/account/sign-in"];

export async function testIdentity(): Promise<readonly SuiteResult[]> {
  const missing = (need: string) => [{ suite: "identity", passed: 0, failed: 0, missing: need }];
  if (findChromium() === null) return missing(chromiumHint);
  console.log(`Fetching ${tools} where it is missing …`);
  const program = await programOf(tools);
  if (program === null) return missing(`needs the package registry, for ${tools}`);

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
  const args = [program, "emulators:start", "--only", "auth", "--project", projectId];
  const emulator = startProgram(process.execPath, args, { cwd: folder });
  try {
    const address = `http://${host}:${port}`;
    await untilReady(emulator, () => answers(address));
    const selection = ["--project=identity", "--project=browser-served", "--no-file-parallelism", ...tests];
    return [await vitestSuite("identity", selection, { env: { IDENTITY_ADDRESS: address } })];
  } finally {
    await emulator.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file that `firebase` runs; null if it cannot be fetched. Started without npx, the emulator ends on a signal. */
async function programOf(name: string): Promise<string | null> {
  const script = `process.stdout.write(require("node:fs").realpathSync(process.argv[1]))`;
  const where = ["--yes", `--package=${name}`, "--call", `node -e '${script}' "$(command -v firebase)"`];
  const { code, output } = await runQuietly("npx", where);
  const found = output.trim().split("\n").at(-1) ?? "";
  if (code === 0 && path.isAbsolute(found)) return found;
  console.log(output);
  return null;
}
