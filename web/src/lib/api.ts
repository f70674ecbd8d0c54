// The page's calls to our own API. Client and contract come with the first call: while the engine answers, which it
// nearly always does, nobody needs them.

import type * as z from "zod/mini";
import type { ApiRoute } from "#contract/route.ts";
import { own } from "#messages/own.ts";
import type { BodyOf } from "./api-client.ts";
import type { ApiResult } from "./api-result.ts";

/** Calls the route that `load` brings; that it cannot be brought is a failure of the network like any other. */
export async function callApi<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  load: () => Promise<ApiRoute<Request, Response>>,
  body: BodyOf<Request>,
  signal?: AbortSignal,
): Promise<ApiResult<z.output<Response>>> {
  const loaded = await Promise.all([import("./api-client.ts"), load()]).catch(() => null);
  if (!loaded) return { ok: false, failure: { kind: "network", message: own.network } };
  const [{ createApiClient }, route] = loaded;
  return createApiClient({ fetch: (...call) => window.fetch(...call) }).call(route, body, signal);
}
