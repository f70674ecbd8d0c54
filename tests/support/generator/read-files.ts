// Readers of the files that networks are saved as, written apart from the writers: each gives the values of all outputs at
// each position of the inputs.

type Values = Map<string, boolean>;

/** A value that is computed from others that are known by then, in the order of the file. */
interface Step {
  readonly to: string;
  readonly value: (of: (name: string) => boolean) => boolean;
}

export interface ReadFile {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly steps: readonly Step[];
}

/** The column of each output as text, row 0 first; the first input is the most significant bit of a row's number. */
export function columnsOf({ inputs, outputs, steps }: ReadFile): readonly string[] {
  const rows = Array.from({ length: 2 ** inputs.length }, (_, row) => {
    const values: Values = new Map(
      inputs.map((name, at) => [name, ((row >> (inputs.length - 1 - at)) & 1) === 1]),
    );
    const of = (name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`${name} is read before it is written`);
      return value;
    };
    for (const { to, value } of steps) {
      if (values.has(to)) throw new Error(`${to} is written twice`);
      values.set(to, value(of));
    }
    return outputs.map(of);
  });
  return outputs.map((_, at) => rows.map((row) => (row[at] ? "1" : "0")).join(""));
}

function namesIn(list: string): readonly string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

const gates: Readonly<Record<string, (ones: number, inputs: number) => boolean>> = {
  and: (ones, inputs) => ones === inputs,
  nand: (ones, inputs) => ones < inputs,
  or: (ones) => ones > 0,
  nor: (ones) => ones === 0,
  not: (ones) => ones === 0,
  xor: (ones) => ones % 2 === 1,
  xnor: (ones) => ones % 2 === 0,
};

/** One operator between names, within a complement or not. */
function flat(
  text: string,
  grammar: { readonly not: RegExp; readonly operators: readonly (readonly [RegExp, string])[] },
  constantOf: (name: string) => boolean | null,
): Step["value"] {
  const isComplemented = grammar.not.test(text);
  const inner = text.replace(grammar.not, "").replace(/^\((.*)\)$/, "$1");
  const [sign, kind] = grammar.operators.find(([operator]) => operator.test(inner)) ?? [/$^/, "and"];
  const names = inner.split(sign).map((name) => name.trim());
  if (names.some((name) => !/^['\w]+$/.test(name))) throw new Error(`not one operator: ${text}`);
  return (of) => {
    const ones = names.filter((name) => constantOf(name) ?? of(name)).length;
    return (gates[kind]?.(ones, names.length) ?? false) !== isComplemented;
  };
}

export function readVerilog(text: string): ReadFile {
  const statements = text
    .split(";")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "" && line !== "endmodule");
  const [head = "", ...rest] = statements;
  const [, ports = ""] = /^module \w+\((.*)\)$/.exec(head) ?? [];
  const inputs: string[] = [];
  const outputs: string[] = [];
  const wires = new Set<string>();
  const steps: Step[] = [];
  const constantOf = (name: string) => (/^1'b[01]$/.test(name) ? name.endsWith("1") : null);
  for (const statement of rest) {
    const [, word = "", list = ""] = /^(\w+) (.*)$/.exec(statement) ?? [];
    if (word === "input") inputs.push(...namesIn(list));
    else if (word === "output") outputs.push(...namesIn(list));
    else if (word === "wire") for (const name of namesIn(list)) wires.add(name);
    else if (word === "assign") {
      const [to = "", value = ""] = list.split(" = ");
      const operators = [
        [/ & /, "and"],
        [/ \| /, "or"],
        [/ \^ /, "xor"],
      ] as const;
      steps.push({ to, value: flat(value, { not: /^~/, operators }, constantOf) });
    } else {
      const [to = "", ...names] = namesIn(list.replace(/^\((.*)\)$/, "$1"));
      const gate = gates[word];
      if (!gate) throw new Error(`unknown: ${statement}`);
      const value: Step["value"] = (of) =>
        gate(names.filter((name) => constantOf(name) ?? of(name)).length, names.length);
      steps.push({ to, value });
    }
  }
  expectSame(namesIn(ports), [...inputs, ...outputs]);
  for (const { to } of steps)
    if (!wires.has(to) && !outputs.includes(to)) throw new Error(`${to} is not declared`);
  return { inputs, outputs, steps };
}

export function readVhdl(text: string): ReadFile {
  const [, ports = ""] = /port \(\s*([^)]*)\s*\);/.exec(text) ?? [];
  const listOf = (way: string) =>
    namesIn(new RegExp(`^\\s*([\\w, ]*) : ${way} std_logic`, "m").exec(ports)?.[1] ?? "");
  const declared = new Set([...text.matchAll(/signal (\w+) : std_logic;/g)].map(([, name]) => name));
  const outputs = listOf("out");
  const all = [...listOf("in"), ...outputs, ...declared].map((name) => name?.toLowerCase());
  if (new Set(all).size !== all.length) throw new Error("two names are one in VHDL");
  const operators = [
    [/ and /, "and"],
    [/ or /, "or"],
    [/ xor /, "xor"],
  ] as const;
  const constantOf = (name: string) => (/^'[01]'$/.test(name) ? name === "'1'" : null);
  const steps = [...text.matchAll(/^ {2}(\w+) <= (.*);$/gm)].map(([, to = "", value = ""]) => {
    if (!declared.has(to) && !outputs.includes(to)) throw new Error(`${to} is not declared`);
    return { to, value: flat(value, { not: /^not /, operators }, constantOf) };
  });
  return { inputs: listOf("in"), outputs, steps };
}

export function readBlif(text: string): ReadFile {
  const lines = text.split("\n");
  const listOf = (word: string) => (lines.find((line) => line.startsWith(word)) ?? "").split(" ").slice(1);
  const steps: Step[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith(".names")) continue;
    const [to = "", ...names] = line.split(" ").slice(1).toReversed();
    names.reverse();
    const end = lines.findIndex((other, index) => index > at && other.startsWith("."));
    const rows = lines.slice(at + 1, end).map((row) => row.split(" "));
    if (rows.some((row) => row.at(-1) !== "1" || (row.length === 2 && row[0]?.length !== names.length)))
      throw new Error(`a row of ${to} is wrong`);
    const value: Step["value"] = (of) =>
      rows.some((row) =>
        names.every((name, index) => {
          const digit = row[0]?.[index];
          return digit === "-" || (digit === "1") === of(name);
        }),
      );
    steps.push({ to, value });
  }
  return { inputs: listOf(".inputs"), outputs: listOf(".outputs"), steps };
}

export function readPla(text: string): ReadFile {
  const lines = text.split("\n");
  const listOf = (word: string) =>
    (lines.find((line) => line.startsWith(`${word} `)) ?? "").split(" ").slice(1);
  const [inputs, outputs] = [listOf(".ilb"), listOf(".ob")];
  const products = lines.filter((line) => /^[01-]/.test(line)).map((line) => line.split(" "));
  expectSame([listOf(".i"), listOf(".o"), listOf(".p")].flat(), [
    String(inputs.length),
    String(outputs.length),
    String(products.length),
  ]);
  const steps = outputs.map((to, at) => ({
    to,
    value: (of: (name: string) => boolean) =>
      products.some(
        ([digits = "", values = ""]) =>
          values[at] === "1" &&
          inputs.every((name, index) => digits[index] === "-" || (digits[index] === "1") === of(name)),
      ),
  }));
  return { inputs, outputs, steps };
}

function expectSame(one: readonly string[], other: readonly string[]): void {
  if (one.join() !== other.join()) throw new Error(`${one.join()} is not ${other.join()}`);
}
