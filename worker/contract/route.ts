// The shape of one API call as data: the Worker mounts it, the page's client calls it, the docs print it.

import type * as z from "zod/mini";
import type { ApiErrorCode } from "./errors.ts";

export interface ApiRoute<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType> {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  /** One line for the reference page. */
  readonly summary: string;
  /** Schema of the JSON body; null where the call has none. */
  readonly request: Request;
  readonly response: Response;
  /** Codes this call can answer besides those every call can. */
  readonly errors: readonly ApiErrorCode[];
}

export type AnyRoute = ApiRoute<z.ZodMiniType | null, z.ZodMiniType>;

export function defineRoute<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  route: ApiRoute<Request, Response>,
): ApiRoute<Request, Response> {
  return route;
}

/** What a call of the route sends; null where it has no body. */
export type RequestBody<Route extends AnyRoute> = Route["request"] extends infer Schema
  ? Schema extends z.ZodMiniType
    ? z.input<Schema>
    : null
  : never;
