// The local Worker, and a route of its own that makes many calls to it without a network between them. A POST to
// /api/test/notifies has lists of forms; the forms of a list are sent one after the other, the lists side by side. Its
// answer is the statuses met.

import local from "../../../worker/src/local.ts";

const lanes = 16;

type Fetch = Required<Pick<typeof local, "fetch">>["fetch"];

export default {
  async fetch(request, env, context) {
    const { pathname, origin } = new URL(request.url);
    const call = (local as { readonly fetch: Fetch }).fetch;
    if (pathname !== "/api/test/notifies") return call(request, env, context);
    const lists = await request.json<string[][]>();
    const statuses = new Set<number>();
    const lane = async () => {
      for (let forms = lists.pop(); forms; forms = lists.pop())
        for (const body of forms) {
          const headers = { "Content-Type": "application/x-www-form-urlencoded" };
          const init = { method: "POST", headers, body };
          // Of what the platform adds to a request the Worker reads nothing.
          const told = new Request(`${origin}/api/free/upgrade/notify`, init) as typeof request;
          statuses.add((await call(told, env, context)).status);
        }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return Response.json([...statuses]);
  },
} satisfies typeof local;
