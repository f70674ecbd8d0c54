import { describe, expect, test } from "vitest";
import { columnIn } from "#notation/core/table-files/column-in.ts";
import { readTable } from "#notation/core/table-files/read-table.ts";
import { rowsMax } from "#notation/core/table-files/table-file.ts";
import { writeNetwork } from "#features/generator/core/files/write-network.ts";
import { randomNetworks } from "#support/generator/random-networks.ts";
import { mulberry32 } from "#support/circuit/generated.ts";
import { runs } from "#support/depth.ts";

/** The names and the digits of each output: "A B > F 0001", or the line and the reason of a refusal. */
function read(text: string): string {
  const found = readTable(text);
  if (!found.ok) return `${found.line ?? "-"}: ${found.reason}`;
  const outputs = found.table.outputs.map(({ name, values }) => `${name} ${values}`.trim());
  return `${found.table.inputs.join(" ")} > ${outputs.join(", ")}`.trim();
}

const pla = (lines: string) => `.i 2\n.o 2\n${lines}\n.e\n`;

describe("PLA", () => {
  test.each([
    // Ones and free rows; what is not named is 0.
    [".type fd\n11 1-\n0- -1", "> XX01, 11 0X"],
    ["11 1-\n0- -1", "> XX01, 110X"],
    [".type f\n11 1-\n0- 01", "> 0001, 1100"],
    // Ones and zeros; what is not named is free.
    [".type fr\n11 10\n0- 01", "> 00X1, 11X0"],
    [".type fdr\n11 10\n0- 0-\n10 -1", "> 00X1, XX10"],
    [".ilb a b\n.ob f g\n1- 10", "a b > f 0011, g 0000"],
    ["1-|10", "> 0011, 0000"],
    ["1 2 4 3", "> 0011, 0000"],
    ["# nothing\n.p 1\n10 11 # one", "> 0010, 0010"],
    ["11 10\n.e\nwhat follows is not read", "> 0001, 0000"],
    // Free before 1, as espresso(5) has it.
    ["1- 10\n-- -0", "> XXXX, 0000"],
    ["00 10\n11 10\n11 -0", "> 100X, 0000"],
    // Only zeros, or zeros and free rows: what is not named is 1.
    [".type r\n11 01\n0- 10", "> 1110, 0011"],
    [".type r\n11 00\n0- 11", "> 1110, 1110"],
    [".type dr\n11 0-\n0- -0", "> XX10, 001X"],
    ["1x X1", "> 00XX, 0011"],
    [".ilb a\nb\n.ob f\n g\n.phase 01\n.pair 1\n1- 10", "a b > f 0011, g 0000"],
  ])("%j is read", (lines, found) => {
    expect(read(pla(lines)).replace("11 0X", "110X")).toBe(found.replace("11 0X", "110X"));
  });

  test.each([
    [pla("1 1"), "3: 2 signs, and 2 for inputs and 2 for outputs are needed."],
    [pla("1a 10"), "3: The sign a has no meaning here."],
    [pla("10 1z"), "3: The sign z has no meaning here."],
    [pla(".type g"), "3: The type g is unknown; known are f, r, fd, fr, dr, fdr."],
    [pla(".ilb a"), "3: .ilb has 1 names, and 2 are needed; the number must be said first."],
    [pla(".ob y y"), "3: The name y is given twice."],
    [pla(".mv 3"), "3: The statement .mv is not read here."],
    [pla(".type fr\n1- 10\n11 01"), "5: The output 1 is 1 and 0 in the same row."],
    [".i 17\n.o 1", "1: 17 inputs: from 1 to 16 can be read here."],
    [".i 2\n.o 33", "2: 33 outputs: from 1 to 32 can be read here."],
    [".i 2\n11 1", "2: A product comes before .i and .o."],
    [".i 2\n", "-: The statement .o is missing."],
    [".i 2\n.o x", "2: .o needs a number."],
    [
      `.i 16\n.o 32\n${`${"1".repeat(16)} ${"1".repeat(32)}\n`.repeat(9_000)}`,
      "-: The file has too many lines for its number of inputs.",
    ],
  ])("%# is refused with its line", (text, reason) => {
    expect(read(text)).toBe(reason);
  });
});

describe("CSV", () => {
  test.each([
    ["A,B,F\n0,0,1\n0,1,0\n1,0,X\n1,1,-", "A B > F 10XX"],
    ["A;B;F;G\n1;1;1;0\n0;0;0;1\n", "A B > F 0XX1, G 1XX0"],
    ["a\tb\tf\r\n0\t0\t1\r\n0\t1\t1\r\n1\t0\t0\r\n1\t1\t0", "a b > f 1100"],
    ['\u{feff}"A","B","F"\n0,0,0\n0,1,1\n1,0,1\n1,1,0', "A B > F 0110"],
  ])("%j is read", (text, found) => {
    expect(read(text)).toBe(found);
  });

  test.each([
    ["A,B,F", "-: A line of names and a line for each row are needed."],
    ["A\n0", "1: An input and an output are needed, separated by a comma, a semicolon or a tab."],
    ["A,B,F\n0,0", "2: 2 cells, and 3 are needed."],
    ["A,B,F\n0,0,2", "2: A cell is 0, 1, X, -, TRUE or FALSE, and not 2."],
    ["A,A,F\n0,0,1", "1: The name A is given twice."],
    ["A,B,F\n0,0,1\n\n0,0,0\n0,1,1", "4: The same inputs as in line 2, with other outputs."],
    ["A,B,F\n0,0,2\n0,1,1", "2: A cell is 0, 1, X, -, TRUE or FALSE, and not 2."],
    ["A,,B,,F\n0,,0,,1", "1: More than one column is empty. Leave one, between the inputs and the outputs."],
    ["A,F\n-,1\n1,0", "3: The same inputs as in line 2, with other outputs."],
  ])("%j is refused", (text, reason) => {
    expect(read(text)).toBe(reason);
  });
});

describe("BLIF", () => {
  const model = (lines: string) => `.model m\n.inputs a b\n.outputs f\n${lines}\n.end\n`;
  test.each([
    [model(".names a b f\n1- 1\n-1 1"), "a b > f 0111"],
    // The rows of 0.
    [model(".names a b f\n11 0"), "a b > f 1110"],
    [model(".names f"), "a b > f 0000"],
    [model(".names f\n1"), "a b > f 1111"],
    // A table before the tables of its inputs, and a line that goes on.
    [model(".names g \\\nb f\n11 1\n.names a g # not\n0 1"), "a b > f 0100"],
    [".inputs a \\\nb\n.outputs a\n", "a b > a 0011"],
  ])("%j is read", (text, found) => {
    expect(read(text)).toBe(found);
  });

  test.each([
    [model(".latch a f"), "4: A latch remembers; only circuits without memory are read here."],
    [model(".gate nand2 A=a"), "4: The gate nand2 is not known here."],
    [model(".names g f\n1 1"), "4: Nothing gives the signal g."],
    [model(".names g f\n1 1\n.names f g\n1 1"), "4: The signal f depends on itself."],
    [model(".names a f\n11 1"), "5: 3 signs, and 1 for inputs and 1 for outputs are needed."],
    [model(".names a f\n1 1\n0 0"), "6: The rows of f give both 0 and 1."],
    [model(".names a f\nx 1"), "5: The sign x has no meaning here."],
    [model(".names a f\n1 1\n.names b f\n1 1"), "6: The name f is given twice."],
    [model(".names"), "4: .names needs the name of a signal."],
    [".inputs a b\n11 1\n.outputs f", "2: A row comes before .names."],
    [".inputs a\n.outputs f", "2: Nothing gives the signal f."],
    [".model m\n.inputs a\n.outputs f\n.subckt n x=a y=f\n.end", "4: The file has no model n."],
    [".model m\n.inputs a\n.outputs f\n.subckt m a=a f=f\n.end", "4: The model m is a part of itself."],
    [
      ".model m\n.inputs a\n.outputs f\n.subckt n z=a f=f\n.end\n.model n\n.inputs a\n.outputs f\n.end",
      "4: The model n has no signal z.",
    ],
    [model(".gate mux21 A=a B=b O=f"), "4: The gate mux21 is not known here."],
    [".inputs a b\n.model", "1: 0 outputs: from 1 to 32 can be read here."],
  ])("%j is refused", (text, reason) => {
    expect(read(text)).toBe(reason);
  });
});

test("an empty or too long text is refused", () => {
  expect(read(" \n")).toBe("-: The text is empty.");
  expect(read("0\n".repeat(rowsMax + 1))).toBe("-: The file has more than 100,000 lines.");
});

test("a column of outputs is read for as many rows, with or without its name", () => {
  expect(columnIn("0\n1\nX\nTRUE\n", 4)).toBe("01X1");
  expect(columnIn("F\r\n0\r\n-\r\nfalse\r\n1", 4)).toBe("0X01");
  for (const text of ["0\n1", "0\n1\n2\n1", "0 1\n1 0\n0 0\n1 1", ""]) expect(columnIn(text, 4)).toBeNull();
});

const networks = await randomNetworks(5, runs(8));

test("what is written as BLIF is read as the network's table", () => {
  for (const network of networks) {
    const { text } = writeNetwork("blif", network);
    expect(read(text)).toBe(
      `${network.variables.join(" ")} > ${network.columns.map((column, at) => `Y${at + 1} ${column}`).join(", ")}`,
    );
  }
});

test("what is written as PLA and BLIF is read with the same names in the same order", () => {
  const odd = ["Cin", "data[3]", "user.name", "n-CS", "A", "a", "x_1", "é", "8bit"];
  for (const network of networks) {
    const variables = network.variables.map((_, at) => odd[at] ?? `i${at}`);
    const outputs = network.outputs.map((output, at) => ({ ...output, name: `out[${at}]` }));
    const names = outputs.map(({ name }) => name);
    for (const format of ["pla", "blif"] as const) {
      const { text, changed } = writeNetwork(format, { ...network, variables, outputs });
      const found = readTable(text);
      expect(changed).toEqual([]);
      if (!found.ok) throw new Error(found.reason);
      expect([found.table.inputs, found.table.outputs.map(({ name }) => name)]).toEqual([variables, names]);
    }
  }
});

test("damaged files are read, or refused with a sentence", () => {
  const [network] = networks;
  const whole = [
    ".i 3\n.o 2\n.ilb a b c\n.ob f g\n.type fr\n.p 3\n1-0 10\n011 01\n--1 -1\n.e\n",
    network ? writeNetwork("blif", network).text : "",
    "A,B,C,F,G\n0,0,0,1,X\n0,0,1,0,1\n0,1,0,1,1\n1,1,1,0,0\n",
    '"A[1..0]",,"|","Y"\n0,0,"|",0\n0,1,"|",1\n1,-,"|",x\n',
    "# Table\n a B[1..0] | D[3..0]\n~~~~~~~~\n 0   00   |  1010\n 1   --   |  000x\n",
    ".model t\n.inputs a b\n.outputs f\n.subckt n x=a y=b z=f\n.exdc\n.names a f\n1 1\n.end\n.model n\n.inputs x y\n.outputs z\n.gate and2 A=x B=y O=z\n.end\n",
  ];
  const random = mulberry32(9);
  const below = (count: number) => Math.floor(random() * count);
  const signs = '.-01xX,;|# \n\t\\abinopenamesuty2349"\u{feff}é';
  let refused = 0;
  const count = runs(30_000);
  for (let number = 0; number < count; number += 1) {
    let text = whole[number % whole.length] ?? "";
    for (let changes = 1 + below(4); changes > 0; changes -= 1) {
      const [from, to] = [below(text.length), below(text.length)];
      const sign = signs[below(signs.length)] ?? "";
      // A sign exchanged, one put in, a piece left out, a piece copied.
      text =
        [
          () => `${text.slice(0, from)}${sign}${text.slice(from + 1)}`,
          () => `${text.slice(0, from)}${sign}${text.slice(from)}`,
          () => `${text.slice(0, Math.min(from, to))}${text.slice(Math.max(from, to))}`,
          () => `${text.slice(0, from)}${text.slice(to, to + 20)}${text.slice(from)}`,
        ][below(4)]?.() ?? text;
    }
    const found = readTable(text);
    if (found.ok) {
      const { inputs, outputs } = found.table;
      for (const { values } of outputs) expect(values).toMatch(new RegExp(`^[01X]{${2 ** inputs.length}}$`));
    } else {
      refused += 1;
      expect(found.reason).toMatch(/[.]$/);
      if (found.line !== null) expect(found.line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
    }
  }
  expect(refused).toBeGreaterThan(count / 3);
  expect(refused).toBeLessThan((99 * count) / 100);
});
