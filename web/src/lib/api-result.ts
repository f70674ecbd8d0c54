// What a call to our API comes back with; types only.

export interface ApiFailure {
  readonly kind: "network" | "timeout" | "aborted" | "badRequest" | "badStatus";
  /** A sentence for a person: the server's where it sent one, else ours. */
  readonly message: string;
  readonly code?: string;
  /** 0-based, in UTF-16 units of the text that was sent. */
  readonly position?: number;
  readonly field?: string;
}

export type ApiResult<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly failure: ApiFailure };
