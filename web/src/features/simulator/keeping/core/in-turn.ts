// Requests that are served one after another, so that each sees the result of the one before. Pure.

export function createInTurn() {
  let last: Promise<unknown> = Promise.resolve();

  /** The request as one that waits for those before it. */
  return function inTurn<Given extends readonly unknown[], Value>(
    request: (...given: Given) => Value | Promise<Value>,
  ): (...given: Given) => Promise<Value> {
    return (...given) => {
      const answer = last.then(() => request(...given));
      // The caller gets the rejected promise; the next request is served anyway.
      last = answer.catch(() => undefined);
      return answer;
    };
  };
}
