// The page's calls to our own API. Client and contract come with the first call: while the engine answers, which it
// nearly always does, nobody needs them.

import type * as z from "zod/mini";
import type { ApiRoute } from "#contract/route.ts";
import { own } from "#messages/own.ts";
import type { BodyOf } from "./api-client.ts";
import type { ApiResult } from "./api-result.ts";
import { pagePart } from "./page-part.ts";
import type { Part } from "./part.ts";

const client = pagePart(() => import("./api-client.ts"));

/** That client or route cannot be fetched is a failure of the network like any other. */
export async function callApi<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: Part<ApiRoute<Request, Response>>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  const loaded = await Promise.all([client.load(), route.load()]).catch(() => null);
  if (!loaded) return { ok: false, failure: { kind: "network", message: own.network } };
  const [{ createApiClient }, loadedRoute] = loaded;
  return createApiClient({ fetch: (...call) => window.fetch(...call) }).call(loadedRoute, body, signal);
}
