// Finds Chromium for the browser suite and the benchmarks, or installs it where root and apt allow it. Two programs are
// looked for: the whole browser, and its headless shell (the same engine without windows), which opens a page's context
// in about a fifth of the time.

import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import path from "node:path";
import { isInstalled, runAndCapture } from "./shell.ts";

const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
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

/**
 * Path of the program that shows pages soonest: `CHROMIUM_PATH`, or the headless shell, or the whole browser; or null.
 */
export function findChromium(): string | null {
  return (isGiven() ? null : onPath(shellNames)) ?? findWholeChromium();
}

/**
 * Path of the whole browser. The headless shell lacks some features, such as the check that a page can be installed.
 */
export function findWholeChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return isProgram(given) ? given : null;
  return onPath(browserNames) ?? fixedPlaces.find(isProgram) ?? null;
}

let prepared: Promise<boolean> | undefined;

/**
 * Whether the whole browser is there; as root on a system with apt it and its headless shell are installed first. A
 * second call waits for the first one's installation.
 */
export function prepareChromium(): Promise<boolean> {
  prepared ??= installIfMissing();
  return prepared;
}

async function installIfMissing(): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && isInstalled("apt-get");
  const isComplete = isGiven() || (findWholeChromium() !== null && onPath(shellNames) !== null);
  if (!isComplete && mayInstall) {
    console.log("Installing Chromium with apt …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runAndCapture("apt-get", ["update", "-qq"], { env });
    const install = ["install", "-y", "-qq", "--no-install-recommends"];
    // Some systems do not offer the headless shell; the whole browser then runs the tests.
    for (const name of ["chromium", "chromium-headless-shell"])
      await runAndCapture("apt-get", [...install, name], { env });
  }
  return findWholeChromium() !== null;
}

/** Names the program that shows the pages of the browser suite, and adds a note if it is the slower whole browser. */
export function chromiumNote(program = findChromium() ?? ""): string {
  // A symbolic link to the headless shell can have another name.
  const isShell = [program, realpathSync(program)].some((file) => /headless.shell/.test(path.basename(file)));
  return isShell
    ? `${program}, the headless shell`
    : `${program}, whole Chromium, no headless shell: about three times as much`;
}

function isGiven(): boolean {
  return Boolean(process.env["CHROMIUM_PATH"]);
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find(isProgram) ?? null;
}

/** The files that have answered, which need not be asked for each file of tests. */
const programs = new Set<string>();

function isProgram(file: string): boolean {
  if (programs.has(file)) return true;
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  const answers = spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
  if (answers) programs.add(file);
  return answers;
}
