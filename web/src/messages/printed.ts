// Our own texts that are only on paper.

import { number } from "./numbers.ts";

export const printed = {
  first: (shown: number, total: number) =>
    `The first ${number.format(shown)} of ${number.format(total)} entries are printed.`,
} as const;
