// The CPU time of one call, with warm code and in a new instance.

import type { Build, Found } from "./builds.ts";
import { nothing } from "./inputs.ts";
import type { Line } from "./lines.ts";
import { pageBuild } from "./page-build.ts";
import { type Question, questionOf } from "./requests.ts";
import { workerBuild } from "./worker-build.ts";

export interface Measured {
  readonly seconds: number;
  readonly found: Found;
}

const some = { name: "warming", check: "" } as const;
const text = { ...some, kind: "levels", joins: ["^", "+"], widths: [3], complements: 50, seed: 1 } as const;
const table = { ...text, variables: 9, chars: 2_000, columns: 3 } as const;

const outputs = { ...some, kind: "table", count: 20, outputs: 4, dashes: 40, percent: 50, seed: 1 } as const;

/** Small calls of every kind, which compile the code. They are not measured. */
const warming: readonly Line[] = [
  { ...some, kind: "random", percent: 50, seed: 1, variables: 6 },
  { ...some, kind: "random", percent: 50, seed: 1, variables: 10 },
  { ...some, kind: "random", percent: 50, seed: 1, variables: 11 },
  { ...some, kind: "random", percent: 30, seed: 1, variables: 11, free: 20 },
  { ...some, kind: "symmetric", counts: [3, 4, 5, 6], variables: 9 },
  { ...some, kind: "random", percent: 50, seed: 1, variables: 10, form: "pos" },
  { ...some, kind: "random", percent: 50, seed: 1, variables: 10, call: "forms" },
  { ...outputs, variables: 8, call: "networks" },
  { ...outputs, variables: 12, call: "networks" },
  { ...outputs, variables: 16, call: "networks" },
  { ...table, call: "table" },
  { ...table, call: "compare" },
  { ...text, variables: 9, chars: 2_000, call: "read" },
  { ...text, variables: 9, chars: 2_000 },
  { ...text, variables: 4, chars: 60, call: "steps" },
];

export function startBuild(name: Build["name"]): Build {
  const build = name === "page" ? pageBuild() : workerBuild(name);
  for (const line of warming) {
    const question = questionOf(line);
    if (!build.answers(question.call, question.form)) continue;
    for (let time = 0; time < 3; time += 1) build.ready(question)();
  }
  return build;
}

/** A call in an instance that has answered one small question. */
export function measure(build: Build, question: Question): Measured {
  build.renew();
  build.ready(smallest)();
  const call = build.ready(question);
  const before = process.cpuUsage();
  const found = call();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, found };
}

const smallest = questionOf(
  { ...some, kind: "symmetric", counts: [1], variables: 2 },
  { ...nothing, ones: [1, 2] },
);
