// The page's calls to our own API, each by the name of its route. Client and contract come with the first call: while the
// engine answers, which it nearly always does, they are not needed.

import type { AnswerOf, RequestBody } from "#contract/route.ts";
import type { Routes } from "#contract/routes.ts";
import { callTexts } from "#messages/calls.ts";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import { apiUsers } from "./api-user.ts";
import { lazy } from "./lazy.ts";

/** A call by the name of its route, such as `simplifyRoute`. */
export type RouteName = keyof Routes;

/** Calls of the service and their schemas. */
const client = lazy(() => import("./api-client.ts"));
const unreachable: ApiFailure = { kind: "network", message: callTexts.network };

/** A free call: it is sent without a token, and so need not wait for the account. */
export function callApi<Name extends RouteName>(
  name: Name,
  body: RequestBody<Routes[Name]>,
  signal?: AbortSignal,
): Promise<ApiResult<AnswerOf<Routes[Name]>>> {
  return withClient((loaded, routes) => loaded.call(routes[name], body, signal));
}

/** A call of the signed-in user. The answer is dropped if another user is signed in by then. */
export async function callAsUser<Name extends RouteName>(
  name: Name,
  body: RequestBody<Routes[Name]>,
  signal?: AbortSignal,
): Promise<ApiResult<AnswerOf<Routes[Name]>>> {
  const users = apiUsers();
  const user = await users.user();
  // If there is still a uid, the user is signed in and only the sign-in library could not be fetched.
  if (!user) return { ok: false, failure: users.uid() === null ? signedOut : unreachable };
  const result = await withClient((loaded, routes) => loaded.callAs(user, routes[name], body, signal));
  const uid = users.uid();
  const code = result.ok ? undefined : result.failure.code;
  // The sign-in library itself signs out a user whose token it can no longer renew.
  if (code === signedOut.code && (uid === user.uid || uid === null)) return { ok: false, failure: signedOut };
  if (uid !== user.uid) return { ok: false, failure: { kind: "aborted", message: callTexts.aborted } };
  if (code === "premium_required") users.onNotPremium();
  return result;
}

/** Whatever the service says of a token that it refuses: the visitor can only sign in again. */
const signedOut: ApiFailure = {
  kind: "badRequest",
  message: callTexts.signInExpired,
  code: "unauthenticated",
};

/** A client that cannot be fetched counts as any other failure of the network. */
async function withClient<Answer>(
  call: (loaded: ApiClient, routes: Routes) => Promise<ApiResult<Answer>>,
): Promise<ApiResult<Answer>> {
  const loaded = await client.load().catch(() => null);
  if (!loaded) return { ok: false, failure: unreachable };
  const { createApiClient, fetchOrTake, routes } = loaded;
  return call(createApiClient({ fetch: fetchOrTake }), routes);
}
