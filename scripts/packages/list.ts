// The list of packages in an operator's file, with the API's names for the fields, and all faults that it can have.

import { z } from "zod";
import { amountCentsMax, parseAmount } from "../../worker/contract/money.ts";

const idCharsMax = 40;
const nameCharsMax = 60;
const descriptionCharsMax = 200;
const periodDaysMax = 3_660;

/** One line of readable text, without control characters: a text in the database would end at a NUL. */
const line = (charsMax: number) =>
  z
    .string({ error: "must be a text." })
    .refine((text) => text.trim() !== "", { error: "must not be empty.", abort: true })
    .refine((text) => text.length <= charsMax, {
      error: `must have at most ${charsMax} characters.`,
      abort: true,
    })
    .refine((text) => !/\p{Cc}/u.test(text), { error: "must be one line without control characters." });

const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}.`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

const price = z
  .string({ error: 'must be a text with two decimals, like "4.00".' })
  .transform((text, context) => {
    const cents = parseAmount(text);
    if (cents !== null && cents > 0 && cents <= amountCentsMax) return cents;
    context.issues.push({
      code: "custom",
      input: text,
      message: 'must be more than "0.00" and have two decimals and no separators, like "4.00".',
    });
    return z.NEVER;
  });

const entry = z
  .strictObject(
    {
      packageId: z
        .string({ error: "must be a text." })
        .regex(new RegExp(`^[a-z0-9][a-z0-9-]{0,${idCharsMax - 1}}$`), {
          error: `must have 1 to ${idCharsMax} small letters, digits and hyphens.`,
        }),
      name: line(nameCharsMax),
      description: line(descriptionCharsMax),
      price,
      /** Percent taken off. */
      offerAmount: whole(0, 100),
      /** Days. */
      period: whole(1, periodDaysMax),
    },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `has unknown members: ${issue.keys.join(", ")}.`
          : "must be an object.",
    },
  )
  .transform(({ price: priceCents, ...others }) => ({ ...others, priceCents }));

export type PackageEntry = Readonly<z.infer<typeof entry>>;

const list = z.array(entry, { error: "must be an array." }).superRefine((packages, context) => {
  for (const [index, { packageId }] of packages.entries())
    if (packages.findIndex((other) => other.packageId === packageId) < index)
      context.addIssue({
        code: "custom",
        path: [index, "packageId"],
        message: `is "${packageId}" once more; each package stands in the list once.`,
      });
});

export type PackageList =
  | { readonly ok: true; readonly packages: readonly PackageEntry[] }
  /** Each fault is a sentence that begins with its path, such as `[1].price`. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads the text of a file. */
export function readPackages(text: string): PackageList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [`The list is no JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const read = list.safeParse(value);
  if (read.success) return { ok: true, packages: read.data };
  return { ok: false, faults: read.error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`) };
}

/** `[1].price`; "The list" for the whole. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return place === "" ? "The list" : place;
}
