// The texts about words that look like names.

import type { GivenName } from "#contract/generated/logic-types.ts";

const shownMax = 8;

export const nameTexts = {
  /** "RD and CS look like names. RD → A, CS → B", where a line breaks only between pairs. */
  looksLike: (names: readonly GivenName[]) => {
    const shown = names.slice(0, shownMax);
    const last = names.length > shownMax ? "others" : shown.pop()?.name;
    const words = [shown.map(({ name }) => name).join(", "), last].filter(Boolean).join(" and ");
    const list = names.map(({ name, variable }) => `${name}\u00a0→\u00a0${variable}`).join(", ");
    return `${words} ${names.length === 1 ? "looks like a name" : "look like names"}. ${list}`;
  },
  useNames: "Use it",
  /** Written before the text in which each letter is a variable. */
  noNames: "No names",
  names: "Names",
  where: "where",
} as const;
