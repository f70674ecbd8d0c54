// The laws used backwards: each makes a sum longer and keeps its function. A sum is a list of terms. A law rewrites a
// term that is still a product of literals, and no law rewrites the result again. Pure.

import { chain, type Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import {
  clauseTree,
  complementOf,
  isSameLiteral,
  literalTree,
  mentions,
  productTree,
  sorted,
  times,
  without,
  type Literal,
  type Product,
} from "./literals.ts";

/** A term of the sum: a product of literals that laws may rewrite, or the result of a law. */
export type Term = { readonly product: Product } | { readonly grown: Expression };
export type Sum = readonly Term[];

export function treeOfTerm(term: Term): Expression {
  return "product" in term ? productTree(term.product) : term.grown;
}

/** The names of laws, as Show Steps labels them; some in their form for AND. */
export type LawUse =
  | "Absorptive"
  | "Absorptive of AND"
  | "Complement"
  | "Consensus"
  | "De Morgan"
  | "Distributive"
  | "Distributive of OR"
  | "Redundancy"
  | "Redundancy of AND"
  | "XOR gate";

type Backwards = (sum: Sum, names: readonly string[]) => readonly Sum[];

/** For each law, all sums that it makes from a sum. */
export const backwards: Readonly<Record<LawUse, Backwards>> = {
  /** X becomes X+X.y. */
  Absorptive: ofProduct((product, names) =>
    newLiterals(product, names).map((literal) => [{ product }, grown(productTree(times(product, literal)))]),
  ),
  /** x becomes x.(x+y). */
  "Absorptive of AND": ofProduct((product, names) =>
    product.flatMap((literal) =>
      newLiterals(product, names).map((other) => [grown(withClause(product, inOrder(literal, other)))]),
    ),
  ),
  /** X becomes X.(y+y'). */
  Complement: ofProduct((product, names) =>
    newLiterals(product, names)
      .filter(({ isNot }) => !isNot)
      .map((literal) => [grown(withClause(product, [literal, complementOf(literal)]))]),
  ),
  /** X becomes X.y+X.y'. */
  Distributive: ofProduct((product, names) =>
    newLiterals(product, names)
      .filter(({ isNot }) => !isNot)
      .map((literal) => [
        { product: times(product, literal) },
        { product: times(product, complementOf(literal)) },
      ]),
  ),
  /** x+Y becomes x+x'.Y. */
  Redundancy: ofProduct((product, _names, others) =>
    singles(others)
      .filter(({ name }) => !mentions(product, name))
      .map((literal) => [grown(productTree(times(product, complementOf(literal))))]),
  ),
  /** x.y becomes x.(x'+y). */
  "Redundancy of AND": ofProduct((product) =>
    product.flatMap((literal) =>
      without(product, literal).map((other) => [
        grown(withClause(without(product, other), inOrder(complementOf(literal), other))),
      ]),
    ),
  ),
  /** x.Y+x'.Z becomes x.Y+x'.Z+Y.Z. */
  Consensus: (sum) =>
    productsIn(sum).flatMap((one, at) =>
      productsIn(sum)
        .slice(at + 1)
        .flatMap((other) => {
          const product = consensus(one, other);
          return product ? [[...sum, grown(productTree(product))]] : [];
        }),
    ),
  /** x+Y becomes (x+y).(x+z), for the whole sum. */
  "Distributive of OR": (sum) => {
    const [one, other, ...more] = productsIn(sum);
    if (!one || !other || more.length > 0 || sum.length > 2) return [];
    const [literal, product] = one.length === 1 ? [one[0], other] : [other[0], one];
    const isOne = one.length === 1 || other.length === 1;
    if (!literal || !isOne || product.length !== 2) return [];
    return [
      [
        grown(
          chain(
            "and",
            product.map((each) => clauseTree(inOrder(literal, each))),
          ),
        ),
      ],
    ];
  },
  /** x.y becomes (x'+y')', and x+y becomes (x'.y')'. */
  "De Morgan": (sum) => [...ofProduct(notOfClause)(sum, []), ...notOfProduct(sum)],
  /** x+y becomes (x^y)+x.y, and x.y' becomes x.(x^y). */
  "XOR gate": (sum) => [...ofProduct(withXor)(sum, []), ...sumOfXor(sum)],
};

/** A law that replaces one product by terms; `others` are the other products of the sum. */
function ofProduct(
  replace: (product: Product, names: readonly string[], others: readonly Product[]) => readonly Sum[],
): Backwards {
  return (sum, names) =>
    sum.flatMap((term, at) => {
      if (!("product" in term)) return [];
      const others = productsIn(sum.filter((_, each) => each !== at));
      return replace(term.product, names, others).map((terms) => [
        ...sum.slice(0, at),
        ...terms,
        ...sum.slice(at + 1),
      ]);
    });
}

function notOfClause(product: Product): readonly Sum[] {
  if (product.length < 2) return [];
  return [[grown({ kind: "not", operand: clauseTree(product.map(complementOf)) })]];
}

function notOfProduct(sum: Sum): readonly Sum[] {
  const literals = singles(productsIn(sum));
  if (literals.length < 2 || literals.length < sum.length) return [];
  const operand = productTree(sorted(literals.map(complementOf)));
  return [[grown({ kind: "not", operand })]];
}

function withXor(product: Product): readonly Sum[] {
  return product.flatMap((literal) =>
    without(product, literal).map((other) => {
      const gate = xor(literal, complementOf(other));
      return [grown(chain("and", [...without(product, other).map(literalTree), gate]))];
    }),
  );
}

function sumOfXor(sum: Sum): readonly Sum[] {
  const [one, other, ...more] = singles(productsIn(sum));
  if (!one || !other || more.length > 0 || sum.length > 2) return [];
  return [[grown(xor(one, other)), grown(productTree(inOrder(one, other)))]];
}

function grown(tree: Expression): Term {
  return { grown: tree };
}

function productsIn(sum: Sum): readonly Product[] {
  return sum.flatMap((term) => ("product" in term ? [term.product] : []));
}

/** The products of one literal. */
function singles(products: readonly Product[]): readonly Literal[] {
  return products.flatMap((product) => (product.length === 1 ? product : []));
}

/** Both literals of each variable that the product does not mention. */
function newLiterals(product: Product, names: readonly string[]): readonly Literal[] {
  return names
    .filter((name) => !mentions(product, name))
    .flatMap((name) => [
      { name, isNot: false },
      { name, isNot: true },
    ]);
}

/** The product of the literals and the clause. */
function withClause(product: Product, clause: readonly Literal[]): Expression {
  return chain("and", [...product.map(literalTree), clauseTree(clause)]);
}

function inOrder(one: Literal, other: Literal): Product {
  return sorted([one, other]);
}

function xor(one: Literal, other: Literal): Expression {
  return { kind: "chain", operator: "xor", operands: inOrder(one, other).map(literalTree) };
}

/** Y.Z of x.Y and x'.Z; null unless exactly one variable occurs in both with opposite signs. */
export function consensus(one: Product, other: Product): Product | null {
  const opposed = one.filter((literal) => other.some((each) => isSameLiteral(each, complementOf(literal))));
  const [literal, ...more] = opposed;
  if (!literal || more.length > 0) return null;
  const rest = without(one, literal);
  const product = without(other, complementOf(literal)).reduce(
    (sofar: Product, each) => (mentions(sofar, each.name) ? sofar : times(sofar, each)),
    rest,
  );
  return product.length === 0 ? null : product;
}

/** Whether no two terms are written alike. */
export function hasNoRepetition(sum: Sum): boolean {
  return new Set(sum.map((term) => typedText(treeOfTerm(term)))).size === sum.length;
}
