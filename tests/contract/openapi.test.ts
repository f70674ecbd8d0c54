// docs/openapi.json is the contract as a valid OpenAPI document.

import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { statusOf } from "#contract/errors.ts";
import { type BodyKind, type CallerKind, commonErrors, defineRoute, errorsOf } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { openApiOf, openApiPath, openApiSource } from "#scripts/openapi.ts";

/** What the tests read of an operation. */
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers: object; readonly content: Readonly<Record<string, { schema: unknown }>> }
    >
  >;
}

/** The validator resolves references in what it is given. */
function validate(document: Record<string, unknown>) {
  return new Validator().validate(structuredClone(document));
}

function operationOf(document: object, path: string, method: string): Operation | undefined {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  return paths[path]?.[method.toLowerCase()];
}

test("docs/openapi.json is the one that `npm run docs` writes", async () => {
  expect(readFileSync(openApiPath, "utf8")).toBe(await openApiSource());
});

test("the document is valid OpenAPI 3.1", async () => {
  const document = JSON.parse(readFileSync(openApiPath, "utf8")) as Record<string, unknown>;
  expect(document).toMatchObject({ openapi: "3.1.0" });
  expect(await validate(document)).toEqual({ valid: true });
});

test.each([
  ["without info", (document: Record<string, unknown>) => delete document["info"]],
  ["with a member of no meaning", (document: Record<string, unknown>) => (document["routes"] = [])],
  [
    "with a path that does not begin with a slash",
    (document: Record<string, unknown>) => (document["paths"] = { api: {} }),
  ],
])("the validator refuses it %s", async (_name, breakIt) => {
  const document = { ...openApiOf(Object.values(routes)) };
  breakIt(document);
  expect((await validate(document)).valid).toBe(false);
});

test.each(Object.values(routes))("$method $path has its answer and each status it can fail with", (route) => {
  const operation = operationOf(openApiOf(Object.values(routes)), route.path, route.method);
  const statuses = [...errorsOf(route), ...commonErrors].map((code) => String(statusOf(code)));
  expect(Object.keys(operation?.responses ?? {})).toEqual(["200", ...[...new Set(statuses)].toSorted()]);
  for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
    if (status === "200") continue;
    const codes = [...errorsOf(route), ...commonErrors].filter((code) => String(statusOf(code)) === status);
    expect(content["application/json"]?.schema).toEqual({
      allOf: [
        { $ref: "#/components/schemas/Failure" },
        { type: "object", properties: { code: { enum: codes } } },
      ],
    });
  }
});

test("no two operations share an id", () => {
  const ids = Object.values(routes).map(
    ({ path, method }) => operationOf(openApiOf(Object.values(routes)), path, method)?.operationId,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

describe("a route", () => {
  const required = { token: [] };
  const callers: readonly [CallerKind, security: readonly object[], refusals: readonly string[]][] = [
    ["anyone", [], []],
    ["optional", [{}, required], []],
    ["user", [required], ["401"]],
    ["verified", [required], ["401", "403"]],
    ["premium", [required], ["401", "403"]],
  ];
  test.each(callers)("for %s says what proves who calls", async (caller, security, refusals) => {
    const route = defineRoute({
      method: "GET",
      path: "/api/probe",
      summary: "A probe.",
      caller,
      body: "none",
      request: null,
      response: z.object({}),
      answerHeaders: ["X-Search-Cut"],
      errors: [],
    });
    const document = openApiOf([route]);
    expect(await validate(document)).toEqual({ valid: true });
    const operation = operationOf(document, route.path, route.method);
    expect(operation?.security).toEqual(security);
    expect(operation).not.toHaveProperty("requestBody");
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([...refusals]));
    expect(operation?.responses["200"]?.headers).toHaveProperty("X-Search-Cut");
    if (refusals.includes("401"))
      expect(operation?.responses["401"]?.headers).toHaveProperty("WWW-Authenticate");
  });

  const bodies: readonly [Exclude<BodyKind, "none">, mediaType: string][] = [
    ["json", "application/json"],
    ["form", "application/x-www-form-urlencoded"],
  ];
  test.each(bodies)("with a body that is %s names its media type and fields", async (body, mediaType) => {
    const route = defineRoute({
      method: "POST",
      path: "/api/probe",
      summary: "A probe.",
      caller: "anyone",
      rateLimit: "solving",
      body,
      request: z.object({ field: z.string() }),
      response: z.object({}),
      errors: ["unavailable"],
    });
    const document = openApiOf([route]);
    expect(await validate(document)).toEqual({ valid: true });
    const operation = operationOf(document, route.path, route.method);
    expect(operation?.requestBody?.content).toEqual({
      [mediaType]: {
        schema: { type: "object", properties: { field: { type: "string" } }, required: ["field"] },
      },
    });
    for (const status of ["429", "503"])
      expect(operation?.responses[status]?.headers).toHaveProperty("Retry-After");
  });
});
