// docs/api.md as text, from the contract's routes, sentences and limits.

import * as z from "zod/mini";
import { answerHeaders } from "#contract/route.ts";
import { budgets } from "#contract/budgets.ts";
import {
  apiErrorSchema,
  edgeErrorStatus,
  errorHeaders,
  statusOf,
  type ApiErrorCode,
} from "#contract/errors.ts";
import { logicErrorCodes } from "#contract/generated/logic-facts.ts";
import { limits } from "#contract/limits.ts";
import { type RateLimit, rateLimits } from "#contract/rate-limits.ts";
import { commonErrors, errorsOf, type AnyRoute, type BodyKind, type CallerKind } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { formatted } from "./formatted.ts";
import { sentencesOf } from "./sentences-of.ts";

export const apiReferencePath = "docs/api.md";

/** The limits for callers of the API. Where the crate allows more, the limit is that of the Worker's budget. */
const limitRows: readonly [name: string, most: number, ofWhat: string][] = [
  ["bodyBytesMax", limits.bodyBytesMax, "bytes of a request's body"],
  ["expressionCharsMax", limits.expressionCharsMax, "UTF-16 units of an expression"],
  ["nestingMax", limits.nestingMax, "brackets inside each other"],
  ["variableDigitsMax", limits.variableDigitsMax, "digits of a variable's number"],
  [
    "variablesMax",
    budgets.worker.variablesMax,
    "variables of a function, and of all functions of a table together",
  ],
  ["minTermsMax", 2 ** budgets.worker.variablesMax, "numbers in a list of min terms, repeats counted"],
  ["extraExpressionsMax", limits.extraExpressionsMax, "expressions in `extraInputs`"],
  ["sopProductsMax", limits.sopProductsMax, "products that `sop` spells out"],
  [
    "primesListedMax",
    limits.primesListedMax,
    "prime implicants that are all listed; of more, only those of `simplified`",
  ],
  ["listNumbersMax", limits.listNumbersMax, "numbers in all lists of an answer together"],
  ["primesMax", budgets.worker.primesMax, "prime implicants of a function; with more it is `too_complex`"],
  [
    "workMax",
    budgets.worker.workMax,
    "work of a minimisation, in tenths of a millisecond at most; past it `proven` is false",
  ],
  ["derivationStepsMax", limits.stepsMax, "steps of a derivation; with more it is `too_complex`"],
  [
    "stepsMax",
    budgets.worker.stepsMax,
    "steps of a truth table, each the value of one operand in 64 rows; with more it is `too_complex`",
  ],
];

interface FieldSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly items?: FieldSchema;
  readonly prefixItems?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

const token = "with `Authorization: Bearer …`";

const callers: Readonly<Record<CallerKind, string>> = {
  anyone: "anyone.",
  optional: "anyone; the answer depends on who is signed in.",
  user: `a signed-in user, ${token}.`,
  verified: `a signed-in user with a verified e-mail address, ${token}.`,
  premium: `a premium user, ${token}.`,
};

const bodies: Readonly<Record<BodyKind, string>> = {
  json: "JSON.",
  form: "a form, `application/x-www-form-urlencoded`; no field more than once.",
  none: "none.",
};

export async function apiReferenceSource(
  listed: readonly AnyRoute[] = Object.values(routes),
): Promise<string> {
  const codes = [...(Object.keys(edgeErrorStatus) as (keyof typeof edgeErrorStatus)[]), ...logicErrorCodes];
  const text = [
    "# API",
    "",
    "<!-- Generated from worker/contract by `npm run docs`; do not edit. -->",
    "",
    "All text is UTF-8, and every answer is JSON. A request without `Origin` is served; a page of another origin",
    "must be on the service's list. Every answer carries `X-Request-Id`. [openapi.json](openapi.json) says the same",
    "for programs.",
    "",
    ...listed.flatMap(routeSection),
    "## Failures",
    "",
    "Every failure has the status of its code and this body:",
    "",
    ...fieldTable(apiErrorSchema),
    "",
    `Any call can also fail with ${codeList(commonErrors)}; an address that is not listed here with`,
    `${codeList(["not_found"])}, a method that is not listed here with ${codeList(["method_not_allowed"])}.`,
    "",
    "| status | code | header | message |",
    "| --- | --- | --- | --- |",
    ...codes.map(errorRow),
    "",
    "What the headers say: `Allow` lists the methods the address takes, `WWW-Authenticate` is `Bearer`, and",
    "`Retry-After`, where it is given, is the number of seconds after which to try again.",
    "",
    "## Limits",
    "",
    "| limit | at most | of what |",
    "| --- | --- | --- |",
    ...limitRows.map(([name, most, ofWhat]) => `| \`${name}\` | ${most} | ${ofWhat} |`),
    "",
    "| rate limit | at most | of what |",
    "| --- | --- | --- |",
    ...Object.entries(rateLimits).map(rateLimitRow),
    "",
    "The calls of all routes with the same rate limit count together. IPv6 addresses with the same first 64 bits count as",
    "one address, and those with the same first 48 bits as one network. The counts are approximate, because each location",
    "of the platform counts for itself.",
    "",
    "A free call about more than a small function or table also counts as `large`, and one that takes the whole work of a",
    "call as `searching` and `everyone`. Without `searching` or `everyone` a simplification answers the first cover and says",
    "so in `X-Search-Cut`; without `large`, and a table without `searching`, fails with 429.",
    "",
    "A call that needs a token and has none, or none in the form of a token, counts as `solving`. A token that was not found",
    "good before counts as `tokens` before its signature is checked.",
    "",
  ].join("\n");
  return formatted(apiReferencePath, text);
}

function routeSection(route: AnyRoute): string[] {
  return [
    `## ${route.method} ${route.path}`,
    "",
    route.summary,
    "",
    `- Caller: ${callers[route.caller]}`,
    `- Body: ${bodies[route.body]}`,
    ...rateLimitLine(route),
    "",
    ...(route.request ? ["Request:", "", ...fieldTable(route.request), ""] : []),
    "Response:",
    "",
    ...fieldTable(route.response),
    "",
    ...answerHeaderList(route),
    ...failureList(route),
  ];
}

function rateLimitLine({ rateLimit, caller }: AnyRoute): string[] {
  if (rateLimit === undefined) return [];
  const { callsMax, periodS, by } = rateLimits[rateLimit];
  const line = `- Rate limit: \`${rateLimit}\`, at most ${callsMax} calls in ${periodS} seconds ${ofWhom[by]}.`;
  return [caller === "optional" ? `${line} Calls of premium users count as \`premium\`.` : line];
}

const ofWhom: Readonly<Record<RateLimit["by"], string>> = {
  address: "from one address",
  network: "from one network",
  user: "of one user",
  all: "of all free callers together",
};

function answerHeaderList({ answerHeaders: names = [] }: AnyRoute): string[] {
  if (names.length === 0) return [];
  const lines = names.map((name) => `- \`${name}\`: ${answerHeaders[name]}`);
  return ["Headers of the answer, where they apply:", "", ...lines, ""];
}

function rateLimitRow([name, { callsMax, periodS, by }]: readonly [string, RateLimit]): string {
  return `| \`${name}\` | ${callsMax} in ${periodS} seconds | ${ofWhom[by]} |`;
}

/** One line for each status. */
function failureList(route: AnyRoute): string[] {
  const codes = errorsOf(route);
  if (codes.length === 0) return [];
  const statuses = [...new Set(codes.map(statusOf))].toSorted((left, right) => left - right);
  const lines = statuses.map((status) => {
    const those = codes.filter((code) => statusOf(code) === status);
    const headers = [...new Set(those.flatMap((code) => errorHeaders[code] ?? []))];
    const suffix = headers.length > 0 ? ` (header ${headers.map((name) => `\`${name}\``).join(", ")})` : "";
    return `- ${status}: ${those.map((code) => `\`${code}\``).join(", ")}${suffix}`;
  });
  return ["Failures of this call:", "", ...lines, ""];
}

/** `403 \`origin_not_allowed\` or 500 \`internal\``. */
function codeList(codes: readonly ApiErrorCode[]): string {
  return codes.map((code) => `${statusOf(code)} \`${code}\``).join(" or ");
}

function fieldTable(schema: z.ZodMiniType): string[] {
  const root = z.toJSONSchema(schema, { io: "input" }) as FieldSchema;
  const hasFields = root.properties !== undefined || root.items !== undefined || root.type === "object";
  if (!hasFields) return [`${typeName(root)}: ${root.description ?? ""}`];
  return [
    "| field | type | |",
    "| --- | --- | --- |",
    ...fieldRows(root, ""),
    ...fieldRows(root.items ?? {}, "[]."),
  ];
}

function fieldRows(schema: FieldSchema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const optional = schema.required?.includes(name) ? "" : " (optional)";
    const path = `${prefix}${name}`;
    return [
      `| \`${path}\`${optional} | ${typeName(field)} | ${field.description ?? ""} |`,
      ...fieldRows(field, `${path}.`),
      ...(field.items ? fieldRows(field.items, `${path}[].`) : []),
    ];
  });
}

function typeName(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.enum) return field.enum.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  if (field.prefixItems) return `[${field.prefixItems.map(typeName).join(", ")}]`;
  return field.items ? `${typeName(field.items)}[]` : (field.type ?? "any");
}

function errorRow(code: ApiErrorCode): string {
  const header = errorHeaders[code];
  const message = sentencesOf(code).join(" Or: ").replaceAll("|", "\\|");
  return `| ${statusOf(code)} | \`${code}\` | ${header ? `\`${header}\`` : ""} | ${message} |`;
}
