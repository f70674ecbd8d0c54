// What a form claims, with a bound from elsewhere. Pure; apart from the states of a search, which only a search needs.

/** What a form claims: answers and minimal forms both have these. */
export interface FormFacts {
  /** Products, or clauses. */
  readonly terms: number;
  readonly literals: number;
  /** No form of its kind has fewer products or clauses. */
  readonly lowerBound: number;
  readonly proven: boolean;
}

/** The form with the better one of its own bound and this one. */
export function withBound<Form extends FormFacts>(form: Form, lowerBound: number): Form {
  return { ...form, lowerBound: Math.max(form.lowerBound, lowerBound) };
}
