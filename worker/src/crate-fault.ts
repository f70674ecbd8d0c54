// A fault that the crate found in its own answer, as an error that says what is wrong.

export class CrateFault extends Error {
  /** `detail` goes to the log: it says what is wrong and quotes nothing that a person typed. */
  constructor(
    override readonly name: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}
