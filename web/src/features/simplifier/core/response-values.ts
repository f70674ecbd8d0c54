// Converts the API's answer to the values of an engine's answer: rows and cubes, read from texts. Pure.

import type { AnswerValues } from "#contract/generated/logic-types.ts";
import { packColumn } from "#contract/packed-column.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";
import { packCubes, variableBit, type Cube } from "#answer/core/cubes.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import type { Expression } from "#notation/core/tree.ts";
import { numbersIn } from "./dont-cares.ts";

/** `dontCares` is the list that was sent; empty if there are none. */
export function responseValues(response: SimplifyResponse, dontCares: string): AnswerValues {
  const { vars, sop, minTerms, primeImpList, simplified, minima } = response;
  const rows = 2 ** vars.length;
  const products = primeImpList.map(({ res }) => res);
  const packed = (terms: readonly string[]) => packCubes(terms.map((product) => cubeOf(product, vars)));
  return {
    required: packColumn(minTerms ?? listedIn(sop), rows),
    dontCares: packColumn(dontCares === "" ? [] : numbersIn(dontCares), rows),
    primes: packed(products),
    cover: termsOf(simplified).map((product) => products.indexOf(product)),
    others: packed((minima?.others ?? []).flatMap(termsOf)),
  };
}

/** The products of a sum; the constant 0 has none. */
function termsOf(sum: string): string[] {
  return sum === "0" ? [] : sum.split("+");
}

/** The numbers of `Σm(…)`. */
function listedIn(sop: string): number[] {
  return (sop.match(/\d+/g) ?? []).map(Number);
}

function cubeOf(product: string, vars: readonly string[]): Cube {
  const tree = fromExpression(product);
  const factors = tree?.kind === "chain" ? tree.operands : tree ? [tree] : [];
  let [care, value] = [0, 0];
  for (const factor of factors) {
    const isPlain = factor.kind === "variable";
    const bit = bitOf(factor.kind === "not" ? factor.operand : factor, vars);
    care |= bit;
    value |= isPlain ? bit : 0;
  }
  return { care, value };
}

/** The row bit of a variable; 0 for a constant, which has none. */
function bitOf(tree: Expression, vars: readonly string[]): number {
  if (tree.kind !== "variable") return 0;
  return variableBit(vars.indexOf(tree.letter + tree.digits), vars.length);
}
