// The states of the last question about the user's package.

/**
 * `unasked`: no question was asked yet. `doubted`: the last answer may be out of date, and the service is being asked
 * again. `failed`: the service could not be asked, or gave no answer.
 */
export type PackageAnswer = "unasked" | "doubted" | "answered" | "failed";
