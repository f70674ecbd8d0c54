// The operator's command about orders, read from the command line.

import { parseArgs } from "node:util";
import { isOrderId } from "#contract/order-id.ts";
import { type AlertKind, alertKinds } from "../../worker/src/db/payments.ts";
import { type Target, targetOf, targetOptions, targetUsage } from "../target.ts";

export const usage = `Usage: npm run orders -- COMMAND ${targetUsage}
  list [--status STATUS] [--since DAY] [--until DAY] [--package ID] [--csv]
  find TEXT                     an e-mail address, a user's uid or the provider's payment id
  show ID
  alerts [--all]
  done KIND ID                  marks an alert as done
  refund ID
  grant UID DAYS --why TEXT     gives a user days of premium
  move ID UID --why TEXT        gives a paid order and its days to another user
  restore ID UID PACKAGE        writes a paid order anew that the database has lost
  export UID                    all that the database has of a user, as JSON
  erase UID                     forgets a user, as deleting the account does
  reconcile
An ID is like OIDAB3K9154000000, a DAY like 2026-11-25; a day begins and ends in UTC.`;

const listedStatuses = ["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK", "INVALID"] as const;

export interface Filters {
  readonly status: (typeof listedStatuses)[number] | null;
  readonly packageId: string | null;
  /** Milliseconds since the epoch, the first included, the second not; null for no limit. */
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

type Asked =
  | { readonly name: "list"; readonly filters: Filters; readonly isCsv: boolean }
  | { readonly name: "find"; readonly text: string }
  | { readonly name: "alerts"; readonly isAll: boolean }
  | { readonly name: "done"; readonly kind: AlertKind; readonly orderId: string }
  | { readonly name: "show" | "refund"; readonly orderId: string }
  | { readonly name: "grant"; readonly uid: string; readonly days: number; readonly why: string }
  | { readonly name: "move"; readonly orderId: string; readonly uid: string; readonly why: string }
  | {
      readonly name: "restore";
      readonly orderId: string;
      readonly uid: string;
      readonly packageId: string;
    }
  | { readonly name: "export" | "erase"; readonly uid: string }
  | { readonly name: "reconcile" };

export type Command = Asked & { readonly target: Target };

const options = {
  ...targetOptions,
  status: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  package: { type: "string" },
  csv: { type: "boolean" },
  all: { type: "boolean" },
  why: { type: "string" },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

/** The options that a command takes besides those of the target. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  list: ["status", "since", "until", "package", "csv"],
  alerts: ["all"],
  grant: ["why"],
  move: ["why"],
};

const dayMs = 24 * 60 * 60 * 1000;
/** Years of premium by a mistyped number would be hard to take back. */
const grantedDaysMax = 3660;
/** A note of the payments keeps no more. */
const whyCharsMax = 64;

/** Null for any other command line. */
export function readCommand(args: readonly string[]): Command | null {
  const parsed = parsedArgs(args);
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [name = "", ...words] = positionals;
  const permitted = [
    ...Object.keys(targetOptions),
    ...(Object.hasOwn(optionsOf, name) ? (optionsOf[name] ?? []) : []),
  ];
  if (Object.keys(values).some((option) => !permitted.includes(option))) return null;
  const target = targetOf(values);
  const asked = askedBy(name, words, values);
  return target && asked && { ...asked, target };
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

/** The fixed shapes of ids, and quoting where a text is free, leave no room for SQL. */
function askedBy(name: string, words: readonly string[], values: Values): Asked | null {
  const [first = "", second = "", third = ""] = words;
  const has = (count: number) => words.length === count && words.every((word) => word.trim() !== "");
  switch (name) {
    case "list": {
      const filters = filtersOf(values);
      return has(0) && filters ? { name, filters, isCsv: values.csv ?? false } : null;
    }
    case "find":
      return has(1) ? { name, text: first.trim() } : null;
    case "alerts":
      return has(0) ? { name, isAll: values.all ?? false } : null;
    case "done": {
      const kind = alertKinds.find((known) => known === first);
      return has(2) && kind && isOrderId(second) ? { name, kind, orderId: second } : null;
    }
    case "show":
    case "refund":
      return has(1) && isOrderId(first) ? { name, orderId: first } : null;
    case "grant": {
      const [days, why] = [/^[1-9]\d{0,3}$/.test(second) ? Number(second) : null, whyOf(values)];
      if (!has(2) || !isUid(first) || days === null || days > grantedDaysMax || why === null) return null;
      return { name, uid: first, days, why };
    }
    case "move": {
      const why = whyOf(values);
      return has(2) && isOrderId(first) && isUid(second) && why !== null
        ? { name, orderId: first, uid: second, why }
        : null;
    }
    case "restore":
      return has(3) && isOrderId(first) && isUid(second)
        ? { name, orderId: first, uid: second, packageId: third }
        : null;
    case "export":
    case "erase":
      return has(1) && isUid(first) ? { name, uid: first } : null;
    case "reconcile":
      return has(0) ? { name } : null;
    default:
      return null;
  }
}

function filtersOf({ status, since, until, package: packageId }: Values): Filters | null {
  const known = listedStatuses.find((one) => one === status) ?? null;
  const [fromMs, lastMs] = [since, until].map((text) => (text === undefined ? null : dayOf(text)));
  if (status !== undefined && known === null) return null;
  if (Number.isNaN(fromMs) || Number.isNaN(lastMs)) return null;
  return {
    status: known,
    packageId: packageId ?? null,
    fromMs: fromMs ?? null,
    toMs: lastMs === undefined || lastMs === null ? null : lastMs + dayMs,
  };
}

/** NaN for a text that is no day. */
function dayOf(text: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? Number.NaN : ms;
}

/** The provider gives a user at most 128 characters. */
function isUid(text: string): boolean {
  return /^[\w:.-]{1,128}$/.test(text);
}

function whyOf({ why = "" }: Values): string | null {
  const text = why.trim();
  return text === "" || text.length > whyCharsMax ? null : text;
}
