// Literals and products of literals, from which the tasks of "Simplify" are made. Pure.

import { chain, variable, type Expression } from "#notation/core/tree.ts";

export interface Literal {
  readonly name: string;
  readonly isNot: boolean;
}

/** Literals joined by AND, in the order of their names, each variable once. */
export type Product = readonly Literal[];

export function complementOf({ name, isNot }: Literal): Literal {
  return { name, isNot: !isNot };
}

export function isSameLiteral(one: Literal, other: Literal): boolean {
  return one.name === other.name && one.isNot === other.isNot;
}

export function mentions(product: Product, name: string): boolean {
  return product.some((literal) => literal.name === name);
}

/** In the order of their names. */
export function sorted(literals: readonly Literal[]): Product {
  const product = [...literals];
  product.sort((one, other) => (one.name < other.name ? -1 : 1));
  return product;
}

/** The product with one more literal. */
export function times(product: Product, literal: Literal): Product {
  return sorted([...product, literal]);
}

export function without(product: Product, literal: Literal): Product {
  return product.filter((each) => !isSameLiteral(each, literal));
}

/** Throws for a name that no variable has. */
export function literalTree({ name, isNot }: Literal): Expression {
  const operand = variable(name);
  if (!operand) throw new Error(`"${name}" is no variable.`);
  return isNot ? { kind: "not", operand } : operand;
}

export function productTree(product: Product): Expression {
  return chain("and", product.map(literalTree));
}

/** The sum of these literals. */
export function clauseTree(literals: readonly Literal[]): Expression {
  return chain("or", literals.map(literalTree));
}
