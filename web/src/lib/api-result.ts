// The result of a call to our API; types only.

export interface ApiFailure {
  readonly kind: "network" | "timeout" | "aborted" | "badRequest" | "badStatus";
  /** A sentence for the visitor: the server's if it sent one, else the page's. */
  readonly message: string;
  readonly code?: string;
  /** 0-based, in UTF-16 units of the text that was sent. */
  readonly position?: number;
  readonly field?: string;
  /** After how many seconds the service wants to be called again, where it says so. */
  readonly retryAfterS?: number;
}

export type ApiResult<Answer> =
  | {
      readonly ok: true;
      readonly answer: Answer;
      /** When the service answered, by its own clock, in milliseconds since the epoch; null where it does not say. */
      readonly dateMs: number | null;
    }
  | { readonly ok: false; readonly failure: ApiFailure };
