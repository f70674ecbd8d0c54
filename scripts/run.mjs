// The entry of every npm script: installs the packages when the lock has changed or packages are missing, then runs
// scripts/<task>.ts under the Node that they bring; without a task it only installs. It runs before `npm ci`, so it
// uses Node built-ins only and works on Node 18.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { missingPackages } from "./installed.mjs";
import { whenOrphaned } from "./orphan.mjs";

// The first version that runs TypeScript files directly.
const nodeMin = [22, 18];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const bin = path.join(root, "node_modules", ".bin");
const windows = process.platform === "win32";
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`,
  // Node keeps what it has compiled, which saves each process of these tools a tenth of its time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, "node_modules", ".cache", "node"),
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_LOG_PATH: path.join(root, ".wrangler", "logs"),
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // At a lower level wrangler also logs every file of variables that it has read, even if it uses none of them.
  WRANGLER_LOG: "warn",
  // The explorer would let any page of this machine send SQL to the local database, the trace store would keep
  // addresses and SQL on disk.
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
};

process.chdir(root);
installPackages();
requireNode();
if (process.argv[2]) runTask(process.argv[2], process.argv.slice(3));

function installPackages() {
  const stamp = path.join(root, "node_modules", ".installed-lock");
  const lock = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && missingPackages(root).length === 0) return;
  console.log("Installing packages (npm ci) …");
  // npm would warn about the version of the Node that it runs under; the tools run under the Node that npm installs
  // here. Under NODE_ENV=production npm would leave out the tools.
  const kinds = ["--include=dev", "--include=optional"];
  const npm = spawnSync("npm", ["ci", ...kinds, "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
    shell: windows,
  });
  if (npm.status !== 0) {
    console.error(`The packages could not be installed into ${root}; npm's message is above.`);
    process.exit(1);
  }
  const missing = missingPackages(root);
  if (missing.length > 0) {
    console.error(
      `npm installed the packages without ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? ", …" : ""}; ` +
        "look for omit, include, os or cpu in npm's settings (npm config list) and try again.",
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

function requireNode() {
  const node = spawnSync("node", ["--print", "process.versions.node"], {
    env,
    shell: windows,
    encoding: "utf8",
  });
  const found = node.stdout.trim();
  const [major = 0, minor = 0] = found.split(".").map(Number);
  if (major > nodeMin[0] || (major === nodeMin[0] && minor >= nodeMin[1])) return;
  console.error(`Node ${nodeMin.join(".")} or newer is needed, found ${found || "none"}.`);
  process.exit(1);
}

function runTask(task, args) {
  // A separate process group, so that a signal can end the task together with everything that it started.
  const child = spawn("node", [path.join("scripts", `${task}.ts`), ...args], {
    stdio: "inherit",
    env,
    shell: windows,
    detached: !windows,
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(child, signal));
  whenOrphaned(() => end(child, "SIGTERM"));
  child.on("exit", (code, signal) => {
    end(child, "SIGKILL");
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** Sends a signal to the task and all that it started. */
function end(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The task has already ended.
  }
}
