// The result of a call to our API; types only.

export interface ApiFailure {
  readonly kind: "network" | "timeout" | "aborted" | "badRequest" | "badStatus";
  /** A sentence for the visitor: the server's if it sent one, else the page's. */
  readonly message: string;
  readonly code?: string;
  /** 0-based, in UTF-16 units of the text that was sent. */
  readonly position?: number;
  readonly field?: string;
  /** The seconds after which the service may be called again, if it gives them. */
  readonly retryAfterS?: number;
}

export type ApiResult<Answer> =
  | {
      readonly ok: true;
      readonly answer: Answer;
      /**
       * The time of the answer by the service's own clock, in milliseconds since the epoch; null if the response does
       * not give it.
       */
      readonly dateMs: number | null;
    }
  | { readonly ok: false; readonly failure: ApiFailure };
