// The sentence of each error of a request. The API adds those of an input (sentences.ts); the page shows the sentence that
// the API's answer has.

import type { ApiErrorCode } from "./errors.ts";
import type { RateLimit } from "./rate-limits.ts";
import { inputSentences } from "./sentences.ts";

/** One sentence for each way to count calls of a caller. */
export const tooManyRequests: Readonly<Record<Exclude<RateLimit["by"], "all">, string>> = {
  address: "There were too many requests from your network. Wait a minute, then try again.",
  network: "There were too many large requests from your network. Wait a minute, then try again.",
  user: "There were too many requests of your account. Wait a minute, then try again.",
};

export const sentences: Readonly<Record<ApiErrorCode, string>> = {
  ...inputSentences,

  bad_json: "The request body is not valid JSON.",
  bad_form: "The request body is not a valid form in UTF-8.",
  doubled_field: "This field is in the form more than once.",
  wrong_shape: "The request body does not have the expected fields.",
  bad_order_id: "This is no order id. Order the package again.",
  bad_notify: "This is no notification of the payment provider.",
  unknown_package: "There is no such package. Load the list of packages again.",
  order_conflict: "This order id is taken. Order the package again.",
  package_retired: "This package is no longer sold. Load the list of packages again.",
  too_many_open_orders: "Many orders of the last day are not paid. Pay one of them, or try again tomorrow.",
  amount_too_small: "This package costs nothing, so it cannot be paid.",
  unauthenticated: "Sign in, then try again.",
  premium_required: "This is for premium users. Buy a package, then try again.",
  email_not_verified: "Verify your e-mail address, then try again.",
  recent_sign_in_required:
    "Sign in again, then try again: for this the sign-in may be at most 5 minutes old.",
  origin_not_allowed: "Pages of this origin may not call this service.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not take this method. The Allow header names those it takes.",
  not_json: "Send the request body as application/json.",
  not_form: "Send the request body as application/x-www-form-urlencoded.",
  too_many_requests: tooManyRequests.address,
  internal: "Something went wrong on our side. If it happens again, tell us the id of this request.",
  unavailable: "The service cannot answer at the moment. Try again in a minute.",
};
