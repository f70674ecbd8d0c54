// Alters the claims in the data of lessons 05 to 11, one at a time, and runs the tests of the lessons: each alteration should be
// refused, or leave the claim true. The work is done in a checkout of the last commit below .wrangler.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { applied, type Edit } from "./breaks/edits.ts";
import { checkOut, removeCheckout } from "./checkout.ts";
import { alterationsIn } from "./claims/alterations.ts";
import { generator } from "./worst/drawing.ts";

const folder = path.resolve(".wrangler", "claims");
const sources = "web/src/lessons/{05,06,07,08,09,10,11}/**/core/*.ts";
const tests = [
  "tests/logic/lesson",
  "tests/logic/consensus-tasks",
  "tests/steps/lesson-reasons",
  "tests/unit/web/src/learn/maps",
  "tests/unit/web/src/lessons",
];

interface Alteration extends Edit {
  readonly name: string;
}

/** The same seed draws the same alterations of the same data; none is drawn twice. */
export async function measureClaims(count = 500, seed = 1): Promise<void> {
  const all: Alteration[] = globSync(sources)
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted()
    .flatMap((name) => alterationsIn(readFileSync(name, "utf8")).map((edit) => ({ name, ...edit })));
  const below = generator(seed);
  const drawn = Array.from({ length: Math.min(count, all.length) }, () =>
    all.splice(below(all.length), 1),
  ).flat();
  console.log(`${drawn.length} of ${drawn.length + all.length} places, seed ${seed}`);
  checkOut(folder);
  const vitest = await createVitest(
    "test",
    { root: folder, watch: false, bail: 1, reporters: [{}], project: ["!browser*"] },
    { server: { watch: null } },
  );
  const specifications = await vitest.globTestSpecifications(tests);
  const passes = async () => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return unhandledErrors.length === 0 && testModules.every((module) => module.state() !== "failed");
  };
  if (!(await passes())) throw new Error("The tests of the lessons fail before anything is altered.");
  const survivors: Alteration[] = [];
  for (const one of drawn) if (await holdsWith(vitest, one, passes)) survivors.push(one);
  await vitest.close();
  removeCheckout(folder);
  console.log(`\n${drawn.length - survivors.length} of ${drawn.length} were refused. Those that were not:`);
  for (const one of survivors) console.log(describe(one));
}

/** Whether no test fails when the file is altered so. */
async function holdsWith(vitest: Vitest, one: Alteration, passes: () => Promise<boolean>): Promise<boolean> {
  const file = path.join(folder, one.name);
  const whole = readFileSync(file, "utf8");
  const write = (text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  write(applied(whole, one));
  const holds = await passes();
  write(whole);
  return holds;
}

function describe({ name, start, end, replacement }: Alteration): string {
  const text = readFileSync(name, "utf8");
  const before = text.slice(0, start).split("\n");
  const line = text.split("\n")[before.length - 1] ?? "";
  return `${name}:${before.length} ${text.slice(start, end)} → ${replacement} in ${line.trim()}`;
}
