// The file with a reader's progress: read back whole, and refused where it is something else.

import { expect, test } from "vitest";
import { noProgress, type Progress } from "#learn/core/progress.ts";
import { readProgressFile, writeProgressFile } from "#learn/core/progress-file.ts";
import { afterTask, noReview } from "#learn/core/review.ts";

const progress: Progress = { "03": { read: ["identity"], solved: ["simplify-2-17"] } };
const review = afterTask(noReview, { kind: "simplify", level: 2 }, true, 20_000);

test.each([
  ["both", { progress, review }],
  ["progress alone", { progress, review: noReview }],
  ["a review alone", { progress: noProgress, review }],
])("%s: read as it was written", (_name, kept) => {
  expect(readProgressFile(writeProgressFile(kept))).toEqual(kept);
});

test.each([
  ["empty", ""],
  ["another text", "A+B"],
  ["a list", "[]"],
  ["null", "null"],
  ["JSON of something else", '{"format":"circuit","progress":{"03":{"read":["identity"],"solved":[]}}}'],
  ["progress without saying so", JSON.stringify({ progress })],
  ["nothing that was done", writeProgressFile({ progress: noProgress, review: noReview })],
  ["lessons that do not exist", '{"format":"lesson progress","progress":{"77":{"read":["a"],"solved":[]}}}'],
  ["progress that is a text", '{"format":"lesson progress","progress":"all of it"}'],
])("%s: refused", (_name, text) => {
  expect(readProgressFile(text)).toBeNull();
});

test("what is no progress in it is left out, the rest is taken", () => {
  const text =
    '{"format":"lesson progress","version":9,"progress":{"03":{"read":["identity",7]}},"review":[]}';
  expect(readProgressFile(text)).toEqual({
    progress: { "03": { read: ["identity"], solved: [] } },
    review: noReview,
  });
});
