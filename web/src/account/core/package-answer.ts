// What became of the last question about the user's package.

/**
 * `unasked`: none was asked yet. `doubted`: there is reason to think that the answer is another by now, and the service
 * is being asked. `failed`: the service could not be asked, or gave no answer.
 */
export type PackageAnswer = "unasked" | "doubted" | "answered" | "failed";
