// A copy of this checkout that a test may damage. It has the packages and the local build of this one.

import { cpSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builds } from "#scripts/page-build.ts";

const copied = [
  "scripts",
  "web",
  "worker",
  builds.local.folder,
  "wrangler.toml",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ...["src", "dist", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].map((name) => `logic-rs/${name}`),
];

export interface Checkout {
  readonly folder: string;
  /** The path of one of its files. */
  file(name: string): string;
  remove(): void;
}

export interface CheckoutOptions {
  /**
   * Under this name its local build is kept when it is removed, and taken the next time: for a test that builds other
   * sources or settings. What starts in the copy takes the build only if its stamp fits.
   */
  readonly keptBuild?: string;
}

export function copyCheckout({ keptBuild }: CheckoutOptions = {}): Checkout {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "checkout-")));
  const file = (name: string) => path.join(folder, name);
  for (const name of copied) if (existsSync(name)) cpSync(name, file(name), { recursive: true });
  symlinkSync(realpathSync("node_modules"), file("node_modules"), "junction");
  const build = file(builds.local.folder);
  const kept = keptBuild === undefined ? null : path.join(".wrangler", "kept", keptBuild);
  if (kept !== null && existsSync(kept)) replace(build, kept);
  return {
    folder,
    file,
    remove: () => {
      if (kept !== null && existsSync(build)) replace(kept, build);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a copy of a build where another was. A process that ends in the middle leaves none, which is then built again. */
function replace(old: string, build: string): void {
  const fresh = `${old}-${process.pid}`;
  cpSync(build, fresh, { recursive: true });
  rmSync(old, { recursive: true, force: true });
  renameSync(fresh, old);
}
