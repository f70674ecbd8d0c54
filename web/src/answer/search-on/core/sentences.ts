// The texts of a search: the line while it runs, and the sentence after its end. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { searchOn as words } from "#messages/search-on.ts";
import type { FormFacts } from "./form-facts.ts";
import { isSmaller, type Search } from "./search.ts";

type Running = Extract<Search, { status: "running" }>;

/** "40 % done", "291 terms, 1,830 literals", "at least 240 terms are needed". */
export function progressTexts({ done, best }: Running, kind: FormKind): readonly string[] {
  return [
    words.done(Math.floor(done / 10)),
    words.sizes(kind, best.terms, best.literals),
    words.needed(kind, best.lowerBound),
  ];
}

/** Empty before the first search, and while one runs. */
export function endSentence(search: Search, kind: FormKind): string {
  if (search.status === "idle" || search.status === "running") return "";
  const { start, best, status } = search;
  const size = isSmaller(best, start) ? words.sizes(kind, best.terms, best.literals) : null;
  switch (status) {
    case "ended":
      return [size ? words.better(size) : best.proven ? "" : words.none, claimOf(best, start, kind)]
        .filter((each) => each !== "")
        .join(" ");
    case "cancelled":
      return size ? words.cancelledBetter(size) : words.cancelledNone;
    case "failed":
      return words[search.failure];
  }
}

/** The sentence about the search's proof. */
function claimOf({ terms, lowerBound, proven }: FormFacts, start: FormFacts, kind: FormKind): string {
  if (proven) return words.proved(kind);
  if (lowerBound <= start.lowerBound) return "";
  return lowerBound === terms ? words.fewest(kind) : words.closer(kind, lowerBound);
}
