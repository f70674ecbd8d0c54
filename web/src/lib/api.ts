// The page's calls to our own API. Client and contract come with the first call: while the engine answers, which it
// nearly always does, they are not needed.

import type * as z from "zod/mini";
import type { ApiRoute } from "#contract/route.ts";
import { callTexts } from "#messages/calls.ts";
import type { ApiClient, BodyOf } from "./api-client.ts";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import { apiUsers } from "./api-user.ts";
import { pagePart } from "./page-part.ts";
import type { Part } from "./part.ts";

type RoutePart<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType> = Part<
  ApiRoute<Request, Response>
>;

const client = pagePart(() => import("./api-client.ts"));
const unreachable: ApiFailure = { kind: "network", message: callTexts.network };

/** A free call: it is sent without a token, and so need not wait for the account. */
export function callApi<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: RoutePart<Request, Response>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  return withClient(route, (loaded, loadedRoute) => loaded.call(loadedRoute, body, signal));
}

/** A call of the signed-in user. The answer is dropped if another user is signed in by then. */
export async function callAsUser<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: RoutePart<Request, Response>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  const users = apiUsers();
  const user = await users.user();
  // If there is still a uid, the user is signed in and only the sign-in library could not be fetched.
  if (!user) return { ok: false, failure: users.uid() === null ? signedOut : unreachable };
  const result = await withClient(route, (loaded, loadedRoute) =>
    loaded.callAs(user, loadedRoute, body, signal),
  );
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

/** A client or route that cannot be fetched counts as any other failure of the network. */
async function withClient<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: RoutePart<Request, Response>,
  call: (
    loaded: ApiClient,
    loadedRoute: ApiRoute<Request, Response>,
  ) => Promise<ApiResult<z.output<Response>>>,
): Promise<ApiResult<z.output<Response>>> {
  const loaded = await Promise.all([client.load(), route.load()]).catch(() => null);
  if (!loaded) return { ok: false, failure: unreachable };
  const [{ createApiClient, fetchOrTake }, loadedRoute] = loaded;
  return call(createApiClient({ fetch: fetchOrTake }), loadedRoute);
}
