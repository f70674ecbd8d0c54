// The facts about a form, the comparison of two forms, and a form with a bound from another call. Pure. The states of
// a longer search are in search.ts, because only that search needs them.

/** The size, bound and proof of a form; answers and minimal forms both have them. */
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

/** The better of two forms of a function, the first if they are equally good; with the larger of the two bounds. */
export function betterOf<Form extends FormFacts>(first: Form, second: Form): Form {
  const [better, other] = isBetter(second, first) ? [second, first] : [first, second];
  return withBound(better, other.lowerBound);
}

/** The form with the larger of its own bound and `lowerBound`. */
export function withBound<Form extends FormFacts>(form: Form, lowerBound: number): Form {
  return { ...form, lowerBound: Math.max(form.lowerBound, lowerBound) };
}
