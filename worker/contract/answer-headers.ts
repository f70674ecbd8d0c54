// The headers that some answers carry besides those of every answer, with what they say.

export const answerHeaders = {
  "X-Search-Cut":
    "The answer is the first cover with its lower bound: no search for a smaller sum or a proof was made. `network`: the searches of this minute of the caller's network are taken; `all`: those of all free callers together. The same call may be searched in a minute.",
} as const;

export type AnswerHeader = keyof typeof answerHeaders;
