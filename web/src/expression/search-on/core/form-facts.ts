// What a form claims, which of two forms is better, and a form with a bound from elsewhere. Pure; apart from the states of
// a longer search, which only that search needs.

/** What a form claims: answers and minimal forms both have these. */
export interface FormFacts {
  /** Products, or clauses. */
  readonly terms: number;
  readonly literals: number;
  /** No form of its kind has fewer products or clauses. */
  readonly lowerBound: number;
  readonly proven: boolean;
}

/** Fewer terms, then fewer literals, then a proof. */
export function isBetter(one: FormFacts, other: FormFacts): boolean {
  if (one.terms !== other.terms) return one.terms < other.terms;
  if (one.literals !== other.literals) return one.literals < other.literals;
  return one.proven && !other.proven;
}

/** The better one of two forms of a function, the first where they are as good; with the better bound. */
export function betterOf<Form extends FormFacts>(first: Form, second: Form): Form {
  const [better, other] = isBetter(second, first) ? [second, first] : [first, second];
  return withBound(better, other.lowerBound);
}

/** The form with the better one of its own bound and this one. */
export function withBound<Form extends FormFacts>(form: Form, lowerBound: number): Form {
  return { ...form, lowerBound: Math.max(form.lowerBound, lowerBound) };
}
