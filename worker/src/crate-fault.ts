// A fault that the crate found in its own answer, as an error with details for the log.

export class CrateFault extends Error {
  override readonly name: string;
  readonly detail: string;

  /** `detail` goes to the log: it describes the fault and quotes no typed text. */
  constructor(name: string, detail: string) {
    super(detail);
    this.name = name;
    this.detail = detail;
  }
}
