// The page's sentences for a failed purchase: one for each code that the service may answer with.

import { describe, expect, test } from "vitest";
import { commonErrors, errorsOf } from "#contract/route.ts";
import { sentences } from "#contract/request-sentences.ts";
import { hashRoute } from "#contract/upgrade.ts";
import { purchasing } from "#messages/upgrade.ts";
import { refusalFault } from "#features/upgrade/core/purchase-faults.ts";

const { purchaseFault } = purchasing;

describe("a code of the hash", () => {
  test.each([
    ["unauthenticated", purchaseFault.unauthenticated, true],
    ["email_not_verified", sentences.email_not_verified, true],
    ["unknown_package", purchaseFault.packageGone, false],
    ["package_retired", purchaseFault.packageGone, false],
    ["order_conflict", purchaseFault.orderConflict, true],
    ["too_many_open_orders", purchaseFault.tooManyOpen, false],
    ["amount_too_small", purchaseFault.costsNothing, false],
    ["too_many_requests", purchaseFault.tooManyOrders, true],
    ["unavailable", sentences.unavailable, true],
    ["internal", purchaseFault.other, true],
    ["bad_order_id", purchaseFault.clock, true],
    ["a_code_of_tomorrow", purchaseFault.other, true],
    ["constructor", purchaseFault.other, true],
  ])("%s", (code, sentence, canTryAgain) => {
    const message =
      code in sentences ? sentences[code as keyof typeof sentences] : "A sentence for programs.";
    expect(refusalFault({ code, message })).toEqual({ sentence, canTryAgain });
  });

  test.each([...errorsOf(hashRoute), ...commonErrors])("%s has a sentence that says what to do", (code) => {
    const { sentence } = refusalFault({ code, message: sentences[code] });
    expect(sentence).toMatch(/[Tt]ry again|Choose another/);
  });
});

test("without a code the sentence is the page's own", () => {
  const message = "The service could not be reached. Check the connection and try again.";
  expect(refusalFault({ message })).toEqual({ sentence: message, canTryAgain: true });
});
