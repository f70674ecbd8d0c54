// Serves requests one after another, so that each meets what the one before left.

export function createTurns(): <Value>(request: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(request);
    // Whoever asked hears of a failure; the next request is served all the same.
    last = answer.catch(() => undefined);
    return answer;
  };
}
