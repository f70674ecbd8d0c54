// The page's calls to our own API. Client and contract come with the first call: while the engine answers, which it
// nearly always does, nobody needs them.

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

/** A free call: it does not say who calls, and waits for nothing but its answer. */
export function callApi<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: RoutePart<Request, Response>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  return withClient(route, (loaded, loadedRoute) => loaded.call(loadedRoute, body, signal));
}

/** A call of the signed-in user. Its answer is dropped where somebody else is signed in by then. */
export async function callAsUser<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: RoutePart<Request, Response>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  const users = apiUsers();
  const user = await users.user();
  // Whoever was signed in is still: what could not be fetched is the sign-in library.
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

/** That client or route cannot be fetched is a failure of the network like any other. */
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
