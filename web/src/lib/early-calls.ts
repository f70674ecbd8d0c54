// Calls to our own API that the frame of the first paint made before the page's code was there. When the page makes
// the same calls, it takes their responses.

interface EarlyCall {
  readonly path: string;
  readonly body: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    earlyCalls?: readonly EarlyCall[];
  }
}

/** `fetch` of the API's client: a call that was answered early is not made again. */
export async function fetchOrTake(...[path, init]: Parameters<typeof fetch>): Promise<Response> {
  const early = window.earlyCalls?.find((call) => call.path === path && call.body === init?.body);
  if (!early) return window.fetch(path, init);
  const response = await early.response.catch(() => null);
  return response?.ok ? response.clone() : window.fetch(path, init);
}
