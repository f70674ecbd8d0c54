// docs/openapi.json as text: the contract's routes as an OpenAPI 3.1 document, for clients and tools of other projects.

import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { answerHeaders } from "#contract/route.ts";
import { apiErrorSchema, errorHeaders, statusOf, type ApiErrorCode } from "#contract/errors.ts";
import { commonErrors, errorsOf, type AnyRoute, type BodyKind, type CallerKind } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { formatted } from "./formatted.ts";
import { sentencesOf } from "./sentences-of.ts";

export const openApiPath = "docs/openapi.json";

const mediaTypes: Readonly<Record<Exclude<BodyKind, "none">, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};

/** An empty requirement next to another makes that one optional. */
const security: Readonly<Record<CallerKind, readonly object[]>> = {
  anyone: [],
  optional: [{}, { token: [] }],
  user: [{ token: [] }],
  verified: [{ token: [] }],
  premium: [{ token: [] }],
};

const headers = {
  "X-Request-Id": {
    description: "The request's id in the operator's log.",
    required: true,
    schema: { type: "string" },
  },
  "WWW-Authenticate": {
    description: "How to authenticate: `Bearer`.",
    required: true,
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "After how many seconds to try again, where that is known.",
    schema: { type: "integer", minimum: 0 },
  },
  Allow: { description: "The methods the address takes.", required: true, schema: { type: "string" } },
  "X-Search-Cut": {
    description: answerHeaders["X-Search-Cut"],
    schema: { type: "string", enum: ["network", "all"] },
  },
} as const;

export async function openApiSource(): Promise<string> {
  const text = JSON.stringify(openApiOf(Object.values(routes)));
  return formatted(openApiPath, text);
}

export function openApiOf(listed: readonly AnyRoute[]) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return {
    openapi: "3.1.0",
    info: {
      title: "Boolean algebra toolkit",
      version,
      description:
        "Generated from worker/contract by `npm run docs`; do not edit. docs/api.md says the same in prose.",
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(
      listed.map((route) => [route.path, { [route.method.toLowerCase()]: operationOf(route) }]),
    ),
    components: {
      schemas: { Failure: schemaOf(apiErrorSchema) },
      headers,
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of a signed-in user." },
      },
    },
  };
}

function operationOf(route: AnyRoute) {
  const codes = [...errorsOf(route), ...commonErrors];
  const statuses = [...new Set(codes.map(statusOf))].toSorted((left, right) => left - right);
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    security: security[route.caller],
    ...(route.body !== "none" &&
      route.request && {
        requestBody: {
          required: true,
          content: { [mediaTypes[route.body]]: { schema: schemaOf(route.request) } },
        },
      }),
    responses: {
      200: {
        description: "The answer.",
        headers: headerReferences(["X-Request-Id", ...(route.answerHeaders ?? [])]),
        content: { "application/json": { schema: schemaOf(route.response) } },
      },
      ...Object.fromEntries(
        statuses.map((status) => [status, failureOf(codes.filter((code) => statusOf(code) === status))]),
      ),
    },
  };
}

/** `POST /api/free/simplify` → `postFreeSimplify`. */
function operationIdOf({ method, path }: AnyRoute): string {
  const words = path.split(/[/-]/).slice(2);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    "",
  );
}

function failureOf(codes: readonly ApiErrorCode[]) {
  const own = codes.flatMap((code) => errorHeaders[code] ?? []);
  return {
    description: codes
      .flatMap((code) => sentencesOf(code).map((text) => `- \`${code}\`: ${text}`))
      .join("\n"),
    headers: headerReferences([...new Set(["X-Request-Id" as const, ...own])]),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Failure" },
            { type: "object", properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  };
}

function headerReferences(names: readonly (keyof typeof headers)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function schemaOf(schema: z.ZodMiniType) {
  // "input": a response may get more members, so its schema must not forbid them.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
