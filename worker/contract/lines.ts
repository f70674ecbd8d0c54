// The lines of a reader's own derivation, as several calls take them.

import * as z from "zod/mini";
import { limits } from "./limits.ts";

const linesShape = 'The field "lines" must be a list of strings, with at least one.';

export const linesSchema = z.object(
  {
    lines: z.array(z.string({ error: linesShape }), { error: linesShape }).check(
      z.minLength(1, { error: linesShape }),
      z.maxLength(limits.checkLinesMax, {
        error: `The field "lines" can have at most ${limits.checkLinesMax} lines.`,
      }),
      z.describe(
        `The lines as typed, the expression that is derived from first; at most ${limits.checkLinesMax}.`,
      ),
    ),
  },
  { error: "The request body must be a JSON object." },
);
