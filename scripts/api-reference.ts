// docs/api.md as text, from the contract's routes, sentences and limits.

import { format, resolveConfig } from "prettier";
import * as z from "zod/mini";
import { edgeErrorStatus, statusOf } from "#contract/errors.ts";
import { budgets } from "#contract/budgets.ts";
import { limits } from "#contract/limits.ts";
import type { AnyRoute } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { sentences } from "#contract/sentences.ts";

export const apiReferencePath = "docs/api.md";

/** The limits of the service: its budget counts where the crate would take more. */
const limitsHere = {
  ...limits,
  ...budgets.worker,
  tableVariablesMax: budgets.worker.variablesMax,
  minTermsMax: 2 ** budgets.worker.variablesMax,
};

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

export async function apiReferenceSource(): Promise<string> {
  const common = Object.keys(edgeErrorStatus) as (keyof typeof edgeErrorStatus)[];
  const text = [
    "# API",
    "",
    "<!-- Generated from worker/contract by `npm run docs`; do not edit. -->",
    "",
    "Bodies are JSON in UTF-8. A request without `Origin` is served; a page of another origin must be on the",
    "service's allow-list. Every answer carries `X-Request-Id`.",
    "",
    ...routes.flatMap(routeSection),
    "## Failures",
    "",
    "Every failure is `{message, code}` with a sentence for a person. `field` names the member of the request",
    "at fault, `position` the place in it: 0-based, in UTF-16 units of the text as received. `id` comes with",
    "`internal` and is the request's id.",
    "",
    "| status | code | message |",
    "| --- | --- | --- |",
    ...common.map((code) => errorRow(code)),
    ...[...new Set(routes.flatMap(({ errors }) => errors))]
      .filter((code) => !Object.hasOwn(edgeErrorStatus, code))
      .map(errorRow),
    "",
    "## Limits",
    "",
    "| limit | value |",
    "| --- | --- |",
    ...Object.entries(limitsHere).map(([name, value]) => `| \`${name}\` | ${value} |`),
    "",
  ].join("\n");
  return format(text, { ...(await resolveConfig(apiReferencePath)), filepath: apiReferencePath });
}

function routeSection(route: AnyRoute): string[] {
  return [
    `## ${route.method} ${route.path}`,
    "",
    route.summary,
    "",
    ...(route.request ? ["Request:", "", ...fieldTable(route.request), ""] : ["No body.", ""]),
    "Response:",
    "",
    ...fieldTable(route.response),
    "",
  ];
}

function fieldTable(schema: z.ZodMiniType): string[] {
  const root = z.toJSONSchema(schema, { io: "input" }) as FieldSchema;
  return ["| field | type | |", "| --- | --- | --- |", ...fieldRows(root, "")];
}

function fieldRows(schema: FieldSchema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const optional = schema.required?.includes(name) ? "" : " (optional)";
    const path = `${prefix}${name}`;
    return [
      `| \`${path}\`${optional} | ${typeName(field)} | ${field.description ?? ""} |`,
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

function errorRow(code: keyof typeof sentences): string {
  return `| ${statusOf(code)} | \`${code}\` | ${sentences[code].replaceAll("|", "\\|")} |`;
}
