// Finds Chromium for the browser suite and the benchmarks, or installs it where root and apt allow it.

import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { isInstalled, run } from "./shell.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const chromiumHint = "install Chromium or Chrome, or set CHROMIUM_PATH to its program";

/** Flags with which headless Chromium also runs in containers and stays off the network. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a Chromium program, or null. */
export function findChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return isProgram(given) ? given : null;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...fixedPlaces].find(isProgram) ?? null;
}

/** Like `findChromium`, but tries to install Chromium with apt when run by root on a system with apt. */
export function findOrInstallChromium(): string | null {
  const found = findChromium();
  if (found || process.env["CHROMIUM_PATH"]) return found;
  if (process.getuid?.() !== 0 || !isInstalled("apt-get")) return null;
  console.log("Installing Chromium with apt …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (run("apt-get", ["update", "-qq"], { env }) !== 0) return null;
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
  return findChromium();
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}
