// Serves requests one after another, so that each finds the result of the request before it.

export function createTurns(): <Value>(request: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(request);
    // The caller gets the rejected promise; the next request is served anyway.
    last = answer.catch(() => undefined);
    return answer;
  };
}
