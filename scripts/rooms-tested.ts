// What every run of the daily tests must touch: each room of the page, each route of the contract and each call of the
// crate. A run in which one has no test that passed fails, so that no room is left to the deep tests alone.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { routes } from "#contract/routes.ts";
import { pageLines, separateRooms } from "./lint/rooms.js";
import type { SuiteResult } from "./test-suites.ts";

/** A part of the product, and what a test file of it looks like. */
export interface Room {
  readonly name: string;
  readonly isTestedBy: (file: string, source: string) => boolean;
}

export function allRooms(): readonly Room[] {
  return [...pageRooms(), ...routeRooms(), ...callRooms()];
}

/** The rooms that none of these test files imports or stands in. */
export function untestedRooms(rooms: readonly Room[], files: readonly string[]): readonly Room[] {
  const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  return rooms.filter(({ isTestedBy }) => !sources.some(([file, source]) => isTestedBy(file, source)));
}

/** Judges the tests that passed in a run. */
export function roomsSuite(suites: readonly SuiteResult[]): SuiteResult {
  const rooms = allRooms();
  const passed = suites.flatMap(({ tests = [] }) => tests.filter(({ isPassed }) => isPassed));
  const untested = untestedRooms(rooms, [...new Set(passed.map(({ file }) => file))]);
  const names = untested.map(({ name }) => name).join(", ");
  return {
    suite: "rooms",
    passed: rooms.length - untested.length,
    failed: untested.length,
    ...(names && { note: `without a daily test that passed: ${names}` }),
  };
}

/** The rooms of the table in `lint/rooms.js`, each folder of a room that is divided for itself. */
export function pageRooms(): readonly Room[] {
  const folders = pageLines.flat().flatMap((name) =>
    name in separateRooms
      ? readdirSync(`web/src/${name}`, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${name}/${entry.name}`)
      : [name],
  );
  return folders.map((name) => {
    const ofScreen = name.replace(/^features\//, "tests/screens/");
    const stands = [`tests/unit/web/src/${name}/`, `${ofScreen}/`];
    return {
      name,
      isTestedBy: (file, source) =>
        stands.some((folder) => file.startsWith(folder)) || source.includes(`"#${name}/`),
    };
  });
}

/** A test of the Worker writes the path of a route, or imports the route from its file of the contract. */
function routeRooms(): readonly Room[] {
  const sources = readdirSync("worker/contract", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(`worker/contract/${name}`, "utf8"))
    .join("\n");
  const names = new Map(
    [...sources.matchAll(/^export const (\w+) = defineRoute\(\{[^}]*?path: "(\S+)",/gm)].map(
      ([, name = "", path = ""]) => [path, name],
    ),
  );
  return Object.values(routes).map(({ path }) => ({
    name: path,
    isTestedBy: (file, source) =>
      file.startsWith("tests/worker/") &&
      (source.includes(`"${path}"`) ||
        new RegExp(`^import .*\\b${names.get(path) ?? "none"}\\b`, "m").test(source)),
  }));
}

/** A test of the crate's packages calls a function by its name or names it. */
function callRooms(): readonly Room[] {
  const exported = ["answers", "networks"].flatMap((name) => [
    ...readFileSync(`logic-rs/src/wasm/${name}.rs`, "utf8").matchAll(
      /#\[wasm_bindgen(?:\(js_name = (\w+)\))?\]\npub fn (\w+)/g,
    ),
  ]);
  // What has no file there serves benchmarks, or watches another call.
  const called = exported.filter(([, , name = ""]) => existsSync(`logic-rs/src/calls/${name}.rs`));
  return called.map(([, given, name = ""]) => {
    const call = given ?? name;
    const named = new RegExp(`\\.${call}\\(|"${call}"`);
    return {
      name: `call ${call}`,
      isTestedBy: (file, source) => /^tests\/(logic|steps|unit)\//.test(file) && named.test(source),
    };
  });
}
