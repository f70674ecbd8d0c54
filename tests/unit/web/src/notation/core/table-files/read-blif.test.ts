// BLIF of several models, with gates and don't-cares.

import { describe, expect, test } from "vitest";
import { readTable } from "#notation/core/table-files/read-table.ts";

/** "a b > f 0001", and the notes. */
function read(text: string): string {
  const found = readTable(text);
  if (!found.ok) return `${found.line ?? "-"}: ${found.reason}`;
  const outputs = found.table.outputs.map(({ name, values }) => `${name} ${values}`);
  return [`${found.table.inputs.join(" ")} > ${outputs.join(", ")}`, ...found.notes].join(" | ");
}

describe("BLIF of several models", () => {
  test("the models within the first are put together, each with signals of its own", () => {
    const text = [
      ".model top\n.inputs a b c\n.outputs s co",
      ".subckt ha x=a y=b s=t c=c1\n.subckt ha x=t y=c s=s c=c2",
      ".names c1 c2 co\n1- 1\n-1 1\n.end",
      ".model ha\n.inputs x y\n.outputs s c\n.names n x y s\n0-1 1\n010 1\n.names x n\n1 1\n.gate and2 A=x B=y O=c\n.end",
    ].join("\n");
    // s = x XOR y, by a signal n of each half adder.
    expect(read(text.replace("0-1 1\n010 1", "001 1\n110 1"))).toBe("a b c > s 01101001, co 00010111");
  });

  test("don't-cares, gates and what is said to other tools", () => {
    const text = [
      ".model m\n.inputs a b\n.outputs f g\n.wire_load_slope 0.00\n.default_input_arrival 0 0",
      ".gate nand2 A=a B=b O=n1\n.cname gate1\n.gate inv1 a=n1 O=f\n.attr src file.v\n.gate xnor2 a=a b=b O=g",
      ".exdc\n.names a b f\n10 1\n.end",
    ].join("\n");
    expect(read(text)).toBe(
      "a b > f 00X1, g 1001 | Line 4: .wire_load_slope was left out. | Line 5: .default_input_arrival was left out. | " +
        "Line 7: .cname was left out. | Line 9: .attr was left out.",
    );
  });

  test("a model within itself, and models without end, are refused", () => {
    const loop =
      ".model a\n.inputs x\n.outputs y\n.subckt b x=x y=y\n.end\n.model b\n.inputs x\n.outputs y\n.subckt b x=x y=z\n.end";
    expect(read(loop)).toBe("9: The model b is a part of itself.");
    const twice = (name: string, of: string) =>
      `.model ${name}\n.inputs x\n.outputs y\n.subckt ${of} x=x y=p\n.subckt ${of} x=p y=y\n.end\n`;
    const many = Array.from({ length: 40 }, (_, at) => twice(`m${at}`, `m${at + 1}`)).join("");
    expect(read(`${many}.model m40\n.inputs x\n.outputs y\n.names x y\n0 1\n.end`)).toMatch(/too many lines/);
  });
});
