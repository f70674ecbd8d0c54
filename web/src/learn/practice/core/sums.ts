// The sums of products that tasks are made from. Each form is a minimum, whichever of its variables are complemented,
// and never constant. Pure.

import { sorted, type Literal, type Product } from "./literals.ts";
import type { Random } from "./random.ts";

/** Products of letters that stand for variables; a small and a capital letter are complements of each other. */
export type SumForm = readonly string[];

/** As many variables as letters; each variable is complemented or not for all its literals. */
export function sumOf(form: SumForm, names: readonly string[], random: Random): readonly Product[] {
  const letters = [...new Set(form.join("").toLowerCase())];
  const chosen = random.shuffled(names).slice(0, letters.length);
  const literals = new Map(
    letters.map((letter, at): [string, Literal] => [
      letter,
      { name: chosen[at] ?? letter, isNot: random.below(3) === 0 },
    ]),
  );
  return form.map((product) => {
    const found = [...product].flatMap((letter) => {
      const literal = literals.get(letter.toLowerCase());
      const isTurned = letter !== letter.toLowerCase();
      return literal ? [{ name: literal.name, isNot: literal.isNot !== isTurned }] : [];
    });
    return sorted(found);
  });
}
