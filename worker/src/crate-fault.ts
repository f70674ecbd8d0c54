// A fault that the crate found in its own answer, as an error that says what is wrong.

export class CrateFault extends Error {
  override readonly name: string;
  readonly detail: string;

  /** `detail` goes to the log: it says what is wrong and quotes nothing that a person typed. */
  constructor(name: string, detail: string) {
    super(detail);
    this.name = name;
    this.detail = detail;
  }
}
