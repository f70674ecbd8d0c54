// A circuit's file: a written circuit is read back as it was, and an invalid file is refused with the path of the
// fault.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase64url } from "#circuit/core/file/base64url.ts";
import { packLink, unpackLink } from "#circuit/core/file/link.ts";
import { readCircuit, fileTextMax } from "#circuit/core/file/read.ts";
import { refusalText } from "#circuit/core/file/refusal-text.ts";
import { withRoomForIds } from "#circuit/core/file/renumber.ts";
import { cleanName, savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import { emptyState, partsMax, wiresMax, type Part, type Wire } from "#circuit/core/model/circuit.ts";
import { isSwitch, type Kind } from "#circuit/core/model/kinds.ts";
import { adderCircuit } from "#support/circuit/adder-circuit.ts";
import { circuitFaults } from "#support/circuit/circuit-faults.ts";
import { savedCircuit, savedWithBoxes } from "#support/circuit/saved-circuit.ts";
import { assertProperty, share } from "#support/depth.ts";

const head = '"format":"boolean-algebra-circuit","version":1';
const and = '{"id":1,"kind":"and","x":0,"y":0}';
const other = '{"id":2,"kind":"or","x":0,"y":0}';
const input = '{"id":3,"kind":"switch","x":0,"y":0,"name":"A","on":true}';
const bulb = '{"id":4,"kind":"bulb","x":0,"y":0,"name":"F1"}';
const all = [and, other, input, bulb].join();

const file = (parts: string, wires = "") => `{${head},"name":"","parts":[${parts}],"wires":[${wires}]}`;
const part = (fields: string) => file(`${and},{"id":2,"kind":"nand","x":1,"y":2,${fields}}`);
const wire = (from: unknown, to: unknown, id: unknown = 1) => `{"id":${id},"from":${from},"to":${to}}`;

function read(text: string): Saved {
  const result = readCircuit(text);
  if (!result.ok) throw new Error(`refused: ${result.error.code} at ${result.error.path}`);
  return result.value;
}

/** A definition of a NOT with one pin on each side. */
const not = (id: number, name: string, first = '{"id":1,"kind":"not","x":100,"y":40}') =>
  `{"id":${id},"name":"${name}","parts":[${first},{"id":2,"kind":"switch","x":40,"y":40,"name":"A"},{"id":3,"kind":"bulb","x":200,"y":40,"name":"F"}],"wires":[]}`;

const box = (definition: number, pins = ',"pins":[5,6]') =>
  `{"id":1,"kind":"box","x":0,"y":0,"definition":${definition}${pins}}`;

const boxFile = (parts: string, definitions = `[${not(1, "N")}]`) =>
  `{"format":"boolean-algebra-circuit","version":3,"definitions":${definitions},"parts":[${parts}],"wires":[]}`;

/** Definitions that each have two boxes of the one before. */
const doubled = (count: number) =>
  `[${not(1, "N1")},${Array.from({ length: count }, (_, index) => {
    const two = [10, 20].map((id) =>
      box(index + 1, `,"pins":[${id + 1},${id + 2}]`).replace('"id":1', `"id":${id}`),
    );
    return not(index + 2, `N${index + 2}`, two.join());
  }).join()}]`;

describe("writing", () => {
  test("a file has the form of the design, fields in a fixed order", () => {
    const parts: Part[] = [
      { id: 1, kind: "switch", x: 40, y: 60, name: "A", on: true },
      { id: 4, kind: "nand", x: 220, y: 150, showsOutput: true },
    ];
    const saved: Saved = {
      name: "",
      parts,
      definitions: [],
      wires: [{ id: 1, from: 1, to: 4 }],
      outputs: new Map([[4, 1]]),
    };
    expect(writeCircuit(saved)).toBe(
      '{"format":"boolean-algebra-circuit","version":1,"name":"","parts":[{"id":1,"kind":"switch","x":40,"y":60,"name":"A","on":true},{"id":4,"kind":"nand","x":220,"y":150,"output":1,"showsOutput":true}],"wires":[{"id":1,"from":1,"to":4}]}',
    );
  });

  test("what is written is read back as it was", () => {
    assertProperty(
      fc.property(fc.oneof(savedCircuit, savedWithBoxes), (saved) => {
        expect(circuitFaults(saved)).toEqual([]);
        const text = writeCircuit(saved);
        expect(read(text)).toEqual(saved);
        expect(writeCircuit(read(text))).toBe(text);
      }),
      { seed: 17, runs: 1000 },
    );
  });

  test("the version is the oldest that has all kinds of the circuit", () => {
    const versionWith = (kind: Kind) => {
      const parts: Part[] = [
        { id: 1, kind: "and", x: 0, y: 0 },
        {
          id: 2,
          kind,
          x: 0,
          y: 0,
          ...(isSwitch(kind) && { name: "A", on: false }),
          ...(kind === "note" && { name: "Sum" }),
          ...(kind === "clock" && { period: 6 }),
        },
      ];
      const saved: Saved = { name: "", parts, definitions: [], wires: [], outputs: new Map() };
      expect(unpackLink(packLink(saved))).toEqual({ ok: true, value: saved });
      return [/"version":(\d)/.exec(writeCircuit(saved))?.[1], fromBase64url(packLink(saved))?.[0]];
    };
    expect(versionWith("nor")).toEqual(["1", 1]);
    const defined = { ...read(boxFile("")), parts: [], wires: [] };
    expect(/"version":(\d)/.exec(writeCircuit(defined))?.[1]).toBe("3");
    for (const kind of ["xor", "xnor", "button", "clock", "zero", "one", "note"] as const)
      expect(versionWith(kind)).toEqual(["2", 2]);
  });

  test("the largest circuit is within the limit of a file", () => {
    const last = 1_000_000 - partsMax;
    const parts = Array.from({ length: partsMax }, (_, index): Part => {
      const [x, y] = [19_999 - index / 7, 19_999 - index / 3];
      return {
        id: last + index,
        kind: "bulb",
        x,
        y,
        name: `F${"9".repeat(14)}_${10_000 + index}`.slice(-20),
        showsOutput: true,
      };
    });
    const wires = Array.from({ length: wiresMax }, (_, index): Wire => ({
      id: 990_000 + index,
      from: 990_000,
      to: 999_000,
    }));
    const text = writeCircuit({
      name: "x".repeat(60),
      parts,
      definitions: [],
      wires,
      outputs: new Map(parts.map(({ id }) => [id, 1])),
    });
    expect(text.length).toBeLessThan(fileTextMax);
  });

  test("a circuit whose ids leave little room for more is counted anew, in its order", () => {
    const parts: Part[] = [
      { id: 7, kind: "switch", x: 0, y: 0, name: "A", on: true },
      { id: 500_000, kind: "not", x: 100, y: 0 },
      { id: 1_000_000, kind: "node", x: 200, y: 0 },
    ];
    const wires = [
      { id: 3, from: 7, to: 500_000 },
      { id: 9, from: 500_000, to: 1_000_000 },
    ];
    const roomy = withRoomForIds({
      name: "x",
      parts,
      definitions: [],
      wires,
      outputs: new Map([[1_000_000, 1]]),
    });
    expect(roomy.parts.map(({ id, kind }) => [id, kind])).toEqual([
      [1, "switch"],
      [2, "not"],
      [3, "node"],
    ]);
    expect(roomy.wires).toEqual([
      { id: 1, from: 1, to: 2 },
      { id: 2, from: 2, to: 3 },
    ]);
    expect([...roomy.outputs]).toEqual([[3, 1]]);
    expect(withRoomForIds(roomy)).toBe(roomy);
  });

  test("of a state the outputs of 1 are kept, but not those of switches, which have a position", () => {
    const { parts, wires } = adderCircuit(1);
    const outputs = new Map(
      parts.map(({ id, kind }) => [id, kind === "switch" || kind === "or" ? 1 : 0] as const),
    );
    const saved = savedOf({ ...emptyState, parts, wires, outputs }, "x");
    expect([...saved.outputs]).toEqual(parts.filter(({ kind }) => kind === "or").map(({ id }) => [id, 1]));
  });
});

describe("reading", () => {
  test.each([
    [
      "fields that nobody knows are dropped",
      part('"colour":"red","evaluate":1,"__proto__":{"on":true},"constructor":{}'),
    ],
    [
      "an output of 0 and a value that is not shown are as by default",
      part('"output":0,"showsOutput":false'),
    ],
    ["a gate has no name and no position", part('"name":"F1","on":true')],
    ["a byte order mark is skipped", `\uFEFF${part('"z":1')}`],
    [
      "the order of fields and the spaces do not matter",
      `\n{ "wires":[],"parts":[{"y":0,"x":0,"kind":"and","id":1},{"y":2,"x":1,"kind":"nand","id":2}],\t"version":1,"format":"boolean-algebra-circuit"}`,
    ],
    [
      "parts in any order ascend by id",
      file('{"id":2,"kind":"nand","x":1,"y":2},{"id":1,"kind":"and","x":-0,"y":0}'),
    ],
  ])("%s", (_, text) => {
    const saved = read(text);
    expect(saved).toEqual({
      name: "",
      parts: [
        { id: 1, kind: "and", x: 0, y: 0 },
        { id: 2, kind: "nand", x: 1, y: 2 },
      ],
      definitions: [],
      wires: [],
      outputs: new Map(),
    });
    expect(circuitFaults(saved)).toEqual([]);
  });

  test.each([
    ["nothing", "", "not_json", ""],
    ["text", "hello", "not_json", ""],
    ["NaN", part('"output":NaN'), "not_json", ""],
    ["half a file", file(all).slice(0, 60), "not_json", ""],
    ["a million open brackets", "[".repeat(1_000_000), "not_json", ""],
    ["nesting in a field", part(`"z":${"[".repeat(200_000)}`), "not_json", ""],
    ["lists in lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "not_a_circuit", ""],
    ["more than 2 MB", " ".repeat(fileTextMax + 1), "too_large", ""],
    ["null", "null", "not_a_circuit", ""],
    ["a list", "[1]", "not_a_circuit", ""],
    ["a text in JSON", '"boolean-algebra-circuit"', "not_a_circuit", ""],
    ["no format", "{}", "not_a_circuit", "format"],
    ["another format", '{"format":"logisim","parts":[]}', "not_a_circuit", "format"],
    [
      "a format by the prototype",
      '{"__proto__":{"format":"boolean-algebra-circuit"}}',
      "not_a_circuit",
      "format",
    ],
    [
      "a format in what objects inherit",
      '{"__proto__":{"format":"boolean-algebra-circuit"}}',
      "not_a_circuit",
      "format",
    ],
    ["a format that objects have", '{"format":"constructor"}', "not_a_circuit", "format"],
    ["no version", '{"format":"boolean-algebra-circuit"}', "missing_value", "version"],
    ["a version as text", '{"format":"boolean-algebra-circuit","version":"1"}', "not_a_circuit", "version"],
    ["a newer version", file(all).replace('"version":1', '"version":4'), "newer_version", "version"],
    ["a version far ahead", file(all).replace('"version":1', '"version":1e308'), "newer_version", "version"],
    [
      "a newer version of another form",
      '{"format":"boolean-algebra-circuit","version":4,"sheets":[]}',
      "newer_version",
      "version",
    ],
    ["no parts", `{${head},"wires":[]}`, "missing_value", "parts"],
    ["parts that are no list", `{${head},"parts":{"length":1},"wires":[]}`, "not_a_list", "parts"],
    ["no wires", `{${head},"parts":[]}`, "missing_value", "wires"],
    ["a name that is no text", `{${head},"name":5,"parts":[],"wires":[]}`, "not_a_text", "name"],
    ["a million parts", file(`${"{},".repeat(999_999)}{}`), "too_large", ""],
    [
      "half a million parts, none of them looked at",
      file("1,".repeat(499_999) + "1"),
      "too_many_parts",
      "parts",
    ],
    ["5,001 parts", file(Array(5001).fill(and).join()), "too_many_parts", "parts"],
    ["10,001 wires", file(and, Array(10_001).fill(1).join()), "too_many_wires", "wires"],
    ["a part that is no object", file(`${and},7`), "not_an_object", "parts[1]"],
    ["a part that is null", file("null"), "not_an_object", "parts[0]"],
    ["a part that is a list", file("[1]"), "not_an_object", "parts[0]"],
    ["no id", file('{"kind":"and","x":0,"y":0}'), "missing_value", "parts[0].id"],
    ["an id of 0", file('{"id":0,"kind":"and","x":0,"y":0}'), "not_an_id", "parts[0].id"],
    ["an id with a fraction", file('{"id":1.5,"kind":"and","x":0,"y":0}'), "not_an_id", "parts[0].id"],
    ["an id past a million", file('{"id":1000001,"kind":"and","x":0,"y":0}'), "not_an_id", "parts[0].id"],
    ["an id as text", file('{"id":"1","kind":"and","x":0,"y":0}'), "not_an_id", "parts[0].id"],
    ["an id twice", file(`${and},${other},${and}`), "id_twice", "parts[2].id"],
    ["no kind", file('{"id":1,"x":0,"y":0}'), "missing_value", "parts[0].kind"],
    ["an unknown kind", file('{"id":1,"kind":"adder","x":0,"y":0}'), "unknown_kind", "parts[0].kind"],
    ["a kind of a later version", file('{"id":1,"kind":"xor","x":0,"y":0}'), "unknown_kind", "parts[0].kind"],
    [
      "a kind that objects have",
      file('{"id":1,"kind":"constructor","x":0,"y":0}'),
      "unknown_kind",
      "parts[0].kind",
    ],
    ["a kind in a list", file('{"id":1,"kind":["and"],"x":0,"y":0}'), "unknown_kind", "parts[0].kind"],
    ["x of 1e308", file('{"id":1,"kind":"and","x":1e308,"y":0}'), "not_a_coordinate", "parts[0].x"],
    ["x past all numbers", file('{"id":1,"kind":"and","x":1e999,"y":0}'), "not_a_coordinate", "parts[0].x"],
    ["y below 0", file('{"id":1,"kind":"and","x":0,"y":-5}'), "not_a_coordinate", "parts[0].y"],
    ["y as text", file('{"id":1,"kind":"and","x":0,"y":"5"}'), "not_a_coordinate", "parts[0].y"],
    ["y as null", file('{"id":1,"kind":"and","x":0,"y":null}'), "not_a_coordinate", "parts[0].y"],
    ["an output of 2", part('"output":2'), "not_a_bit", "parts[1].output"],
    ["an output as text", part('"output":"1"'), "not_a_bit", "parts[1].output"],
    ["showsOutput as a number", part('"showsOutput":1'), "not_true_or_false", "parts[1].showsOutput"],
    ["a position as a number", file(input.replace("true", "1")), "not_true_or_false", "parts[0].on"],
    [
      "a switch without a name",
      file('{"id":1,"kind":"switch","x":0,"y":0}'),
      "missing_value",
      "parts[0].name",
    ],
    ["a name as a number", file(bulb.replace('"F1"', "1")), "not_a_text", "parts[0].name"],
    ["an empty name", file(bulb.replace("F1", "")), "not_a_name", "parts[0].name"],
    ["a word as a switch", file(input.replace('"A"', '"Carry"')), "not_a_name", "parts[0].name"],
    ["a lone surrogate as a name", file(bulb.replace("F1", "\\ud800")), "not_a_name", "parts[0].name"],
    ["a name twice", file(`${input},${bulb.replace("F1", "A")}`), "name_twice", "parts[1].name"],
    ["a wire that is no object", file(all, "1"), "not_an_object", "wires[0]"],
    ["a wire without an end", file(all, '{"id":1,"from":1}'), "missing_value", "wires[0].to"],
    ["a wire from nowhere", file(all, wire(9, 1)), "no_such_part", "wires[0].from"],
    ["a dangling wire", file(all, `${wire(1, 2)},${wire(1, 9, 2)}`), "no_such_part", "wires[1].to"],
    ["a wire's end as text", file(all, wire('"1"', 2)), "not_an_id", "wires[0].from"],
    ["a wire's id twice", file(all, `${wire(1, 2)},${wire(2, 1)}`), "id_twice", "wires[1].id"],
    ["a wire to itself", file(all, wire(1, 1)), "wire_to_itself", "wires[0]"],
    ["a wire twice", file(all, `${wire(1, 2)},${wire(1, 2, 2)}`), "wire_twice", "wires[1]"],
    ["a wire from a bulb", file(all, wire(4, 1)), "no_source", "wires[0].from"],
    ["a wire to a switch", file(all, wire(1, 3)), "no_target", "wires[0].to"],
    [
      "a second wire to a bulb",
      file(all, `${wire(1, 4)},${wire(2, 4, 2)}`),
      "too_many_inputs",
      "wires[1].to",
    ],
    ["a box of a later version", file('{"id":1,"kind":"box","x":0,"y":0}'), "unknown_kind", "parts[0].kind"],
    ["a pin as a part", boxFile('{"id":1,"kind":"inputPin","x":0,"y":0}'), "unknown_kind", "parts[0].kind"],
    ["definitions that are no list", boxFile("", "7"), "not_a_list", "definitions"],
    ["201 definitions", boxFile("", `[${Array(201).fill(1).join()}]`), "too_many_definitions", "definitions"],
    ["a definition that is no object", boxFile("", "[1]"), "not_an_object", "definitions[0]"],
    [
      "a definition's id twice",
      boxFile("", `[${not(1, "N")},${not(1, "M")}]`),
      "id_twice",
      "definitions[1].id",
    ],
    [
      "a definition's name twice",
      boxFile("", `[${not(1, "N")},${not(2, "N")}]`),
      "name_twice",
      "definitions[1].name",
    ],
    ["a definition without a name", boxFile("", `[${not(1, "")}]`), "not_a_name", "definitions[0].name"],
    [
      "a part in a definition",
      boxFile("", `[${not(1, "N", '{"id":0}')}]`),
      "not_an_id",
      "definitions[0].parts[0].id",
    ],
    ["a box of a definition that is not there", boxFile(box(9)), "no_such_definition", "parts[0].definition"],
    [
      "a box of itself",
      boxFile("", `[${not(1, "N", box(1))}]`),
      "no_such_definition",
      "definitions[0].parts[0].definition",
    ],
    ["a box without pins", boxFile(box(1, "")), "missing_value", "parts[0].pins"],
    ["a box with too few pins", boxFile(box(1, ',"pins":[5]')), "wrong_pins", "parts[0].pins"],
    ["a box with pins that are no ids", boxFile(box(1, ',"pins":[5,0]')), "wrong_pins", "parts[0].pins"],
    ["a box with one pin twice", boxFile(box(1, ',"pins":[5,5]')), "id_twice", "parts[0].pins"],
    ["a box that has its own id for a pin", boxFile(box(1, ',"pins":[1,5]')), "id_twice", "parts[0].pins"],
    [
      "a memory of two parts",
      boxFile(box(1, ',"pins":[5,6],"memory":"01"')),
      "not_a_memory",
      "parts[0].memory",
    ],
    [
      "a memory of other signs",
      boxFile(box(1, ',"pins":[5,6],"memory":"x"')),
      "not_a_memory",
      "parts[0].memory",
    ],
    [
      "a display without its pins",
      boxFile('{"id":1,"kind":"hexDigit","x":0,"y":0,"pins":[2,3]}'),
      "wrong_pins",
      "parts[0].pins",
    ],
    ["boxes in boxes with 2^20 parts", boxFile("", doubled(20)), "too_many_parts", "definitions[10].parts"],
  ] as const)("%s is refused with its place", (_, text, code, path) => {
    const result = readCircuit(text);
    expect(result).toEqual({ ok: false, error: { code, path } });
    const sentence = refusalText({ code, path });
    expect(sentence).toMatch(/^The .+\. [A-Z].+\.$|^This .+\. [A-Z].+\.$/);
    if (path.includes(".") || path.includes("[")) expect(sentence).toContain(path);
  });

  test.each([
    ["  Half   adder ", "Half adder"],
    ["one\r\ntwo\u0000\u001f", "one two"],
    ["a\ud800b", "a b"],
    ["x".repeat(80), "x".repeat(60)],
    [`${"x".repeat(59)}𝔸`, "x".repeat(59)],
    ["\u2028", ""],
  ])("the circuit's name %j is kept as %j", (text, name) => {
    expect(cleanName(text)).toBe(name);
    expect(cleanName(name)).toBe(name);
    expect(read(`{${head},"name":${JSON.stringify(text)},"parts":[],"wires":[]}`).name).toBe(name);
  });
});

describe("10,000 damaged files", () => {
  const values = [
    "null",
    "-1",
    "0",
    "1e308",
    "1.5",
    '"1"',
    "[]",
    "{}",
    "true",
    "1000000",
    '"bulb"',
    '"switch"',
    '"A"',
    "3",
  ];

  test("never throw, and what is read obeys every rule", () => {
    const counts = { read: 0, refused: 0 };
    const damage = fc.record({
      at: fc.nat(),
      length: fc.nat(3),
      byte: fc.nat(255),
      value: fc.constantFrom(...values),
    });
    const way = fc.constantFrom("flip", "cut", "insert", "value", "swap");
    const originals = fc.oneof(savedCircuit, savedWithBoxes, fc.constant(adderCircuit(2))).map(writeCircuit);
    assertProperty(
      fc.property(
        originals,
        fc.array(fc.tuple(way, damage), { minLength: 1, maxLength: 2 }),
        (text, damages) => {
          const result = readCircuit(damages.reduce(damaged, text));
          counts[result.ok ? "read" : "refused"] += 1;
          expect(result.ok ? circuitFaults(result.value) : []).toEqual([]);
        },
      ),
      { seed: 1017, runs: 10_000 },
    );
    // Both happen often enough for the test to mean something.
    expect(counts.read).toBeGreaterThan(share(300, 10_000));
    expect(counts.refused).toBeGreaterThan(share(5_000, 10_000));
  });

  type Damage = readonly [string, Readonly<{ at: number; length: number; byte: number; value: string }>];

  function damaged(text: string, [way, { at, length, byte, value }]: Damage): string {
    const start = at % (text.length + 1);
    if (way === "cut") return text.slice(0, start);
    if (way === "insert") return text.slice(0, start) + String.fromCharCode(byte) + text.slice(start);
    if (way === "flip") return text.slice(0, start) + String.fromCharCode(byte) + text.slice(start + length);
    const places = [...text.matchAll(/(?<=:)("[^"]*"|-?[0-9.e+-]+|true|false)/g)];
    const place = places[at % Math.max(places.length, 1)];
    if (!place) return text;
    const replaced = way === "value" ? value : (places[byte % places.length]?.[0] ?? "");
    return text.slice(0, place.index) + replaced + text.slice(place.index + place[0].length);
  }
});
