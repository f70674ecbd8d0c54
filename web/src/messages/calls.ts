// Calls of the service and of the engine that fail.

export const callTexts = {
  notWorkedOut: "This needs WebAssembly, which is not available in this browser.",
  premiumUnchecked: "It could not be checked whether you have Premium. Try again in a minute.",
  signInExpired: "Your sign-in has expired. Sign in again.",
  network: "The service could not be reached. Check the connection and try again.",
  timeout: "The service did not answer in time. Try again.",
  aborted: "The request was cancelled.",
  unexpected: "Something went wrong on this page. Try again, or reload the page.",
  badStatus: "The service sent a response that this page cannot read. Try again in a minute.",
} as const;
