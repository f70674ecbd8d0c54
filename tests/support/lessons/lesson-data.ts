// The data of all lessons, found by walking whatever their core folders export: what a lesson adds is tested without being
// named here.

import type {
  Equation,
  ExampleData,
  LawData,
  Mistake,
  ProofLine,
  Question,
  TableData,
} from "#learn/core/data.ts";
import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";
import type { TimingData } from "#learn/circuits/core/waveforms.ts";
import type { MapData } from "#learn/maps/core/map-data.ts";
import type { WorkingData } from "#learn/numbers/core/working-data.ts";
import type { WorkData } from "#learn/practice/by-hand/core/work-data.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../web/src/lessons/**/core/*.ts", {
  eager: true,
});

export interface Found<Value> {
  /** Such as `03/laws/core/laws.ts laws[2].forms[0]`. */
  readonly name: string;
  readonly lesson: string;
  readonly value: Value;
}

type Fields = Readonly<Record<string, unknown>>;

const everything: readonly Found<unknown>[] = Object.entries(modules).flatMap(([file, exported]) => {
  const short = file.replace(/^.*\/lessons\//, "");
  return Object.entries(exported).flatMap(([name, value]) =>
    walk({ name: `${short} ${name}`, lesson: short.slice(0, 2), value }),
  );
});

/** The value itself, then all that is in it. */
function walk(found: Found<unknown>): readonly Found<unknown>[] {
  const { name, value } = found;
  if (Array.isArray(value))
    return [
      found,
      ...value.flatMap((item: unknown, at) => walk({ ...found, name: `${name}[${at}]`, value: item })),
    ];
  if (!isFields(value)) return [found];
  return [
    found,
    ...Object.entries(value).flatMap(([key, item]) =>
      walk({ ...found, name: `${name}.${key}`, value: item }),
    ),
  ];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Each once, however many names export it. */
function all<Value>(isOne: (value: unknown) => value is Value): readonly Found<Value>[] {
  const seen = new Set<unknown>();
  return everything.flatMap(({ value, ...found }) => {
    if (!isOne(value) || seen.has(value)) return [];
    seen.add(value);
    return [{ ...found, value }];
  });
}

const has = (value: unknown, ...keys: readonly string[]): value is Fields =>
  isFields(value) && keys.every((key) => key in value);

const kinds = ["choice", "equal", "value", "count", "expression"];

const isLaw = (value: unknown): value is LawData => has(value, "forms", "worked", "mistake");
const isMistake = (value: unknown): value is Mistake => has(value, "left", "right", "words");
const isEquation = (value: unknown): value is Equation => has(value, "left", "right") && !isMistake(value);
const isTable = (value: unknown): value is TableData => has(value, "id", "caption", "functions");
const isQuestion = (value: unknown): value is Question =>
  has(value, "id", "ask", "kind") && kinds.includes(String(value["kind"]));
const isMap = (value: unknown): value is MapData => has(value, "id", "caption", "ones", "names");
const isWork = (value: unknown): value is WorkData => has(value, "id", "caption", "ones", "part");
const isCircuit = (value: unknown): value is CircuitData => has(value, "id", "caption", "bulbs");
const isWorking = (value: unknown): value is WorkingData => has(value, "id", "caption", "digits", "target");
const isTiming = (value: unknown): value is TimingData => has(value, "id", "caption", "before", "changes");
const isExample = (value: unknown): value is ExampleData => has(value, "text", "tools");
/** A proof begins with a line without a law; all others have one. */
const isProof = (value: unknown): value is readonly ProofLine[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((line, at) => has(line, "text") && "by" in line === at > 0);

export const lessonData = {
  laws: all(isLaw),
  mistakes: all(isMistake),
  equations: all(isEquation),
  tables: all(isTable),
  questions: all(isQuestion),
  examples: all(isExample),
  proofs: all(isProof),
  maps: all(isMap),
  works: all(isWork),
  circuits: all(isCircuit),
  workings: all(isWorking),
  timings: all(isTiming),
  /** All texts in the data, of any use. */
  texts: everything.flatMap(({ value, ...found }) =>
    typeof value === "string" ? [{ ...found, value }] : [],
  ),
};
