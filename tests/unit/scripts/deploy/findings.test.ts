// Each thing that is missing or contradicts in the settings of a deployment is one line with its remedy, and the settings of
// an operator who has everything give none.

import { describe, expect, test } from "vitest";
import { findingsIn } from "#scripts/deploy/findings.ts";
import { type DeploySettings, workerSettings } from "#scripts/deploy/settings.ts";

const worker = {
  name: "boolean",
  databaseName: "boolean",
  databaseId: "11111111-2222-3333-4444-555555555555",
  variables: {
    ALLOWED_ORIGINS: "https://app.example.com",
    FIREBASE_PROJECT_ID: "project-1",
    PAYMENT_MERCHANT_ID: "1221149",
    PAYMENT_PROVIDER_URL: "https://www.payhere.lk",
    SMALL_PLAN: "",
  },
  counters: ["1001"],
  limitsCpu: true,
};
const staging = {
  ...worker,
  name: "boolean-staging",
  databaseId: "21111111-2222-3333-4444-555555555555",
  counters: ["2001"],
};
const whole: DeploySettings = {
  environment: null,
  worker,
  others: [staging],
  build: {
    VITE_FIREBASE_API_KEY: "key",
    VITE_FIREBASE_PROJECT_ID: "project-1",
    VITE_FIREBASE_AUTH_DOMAIN: "project-1.firebaseapp.com",
    VITE_PAYMENT_CHECKOUT_URL: "https://www.payhere.lk/pay/checkout",
    VITE_CONTACT_EMAIL: "help@example.com",
    VITE_TERMS_URL: "https://example.com/terms",
    VITE_PRIVACY_URL: "https://example.com/privacy",
    VITE_REFUND_URL: "https://example.com/refunds",
  },
  account: {
    loginFault: null,
    secrets: ["PAYMENT_MERCHANT_SECRET", "PAYMENT_APP_ID", "PAYMENT_APP_SECRET", "ALERT_WEBHOOK_URL"],
    migrations: [],
    packagesTotal: 2,
  },
  site: "",
};

const ofWorker = (changes: Partial<typeof worker>): DeploySettings => ({
  ...whole,
  worker: { ...worker, ...changes },
});
const variable = (name: string, value: string) =>
  ofWorker({ variables: { ...worker.variables, [name]: value } });
const build = (changes: Record<string, string>): DeploySettings => ({
  ...whole,
  build: { ...whole.build, ...changes },
});
const account = (changes: Partial<DeploySettings["account"]>): DeploySettings => ({
  ...whole,
  account: { ...whole.account, ...changes },
});
const withoutSecret = (name: string) =>
  account({ secrets: (whole.account.secrets ?? []).filter((secret) => secret !== name) });
const nothingSold = {
  ...variable("PAYMENT_MERCHANT_ID", ""),
  account: { ...whole.account, secrets: [] },
  build: {},
};

test("an operator who has everything is told nothing", () => {
  expect(findingsIn(whole)).toEqual([]);
});

describe("what stops", () => {
  test.each<readonly [name: string, settings: DeploySettings, what: string, remedy: string]>([
    [
      "no login",
      account({ loginFault: "nobody is logged in." }),
      "nobody is logged in",
      "npx wrangler login",
    ],
    [
      "no database",
      ofWorker({ databaseId: "00000000-0000-0000-0000-000000000000" }),
      "names no database",
      "and write the printed id as database_id below [[d1_databases]]",
    ],
    [
      "an id that is none",
      ofWorker({ databaseId: "my-database" }),
      'database_id is "my-database"',
      "d1 create",
    ],
    [
      "another's database",
      ofWorker({ databaseId: staging.databaseId }),
      "boolean-staging has the same",
      "d1 create",
    ],
    ["another's counters", ofWorker({ counters: ["2001"] }), "rate limits 2001", "namespace_id"],
    [
      "a secret in the file",
      variable("PAYMENT_MERCHANT_SECRET", "x"),
      "PAYMENT_MERCHANT_SECRET is in wrangler.toml",
      "npx wrangler secret put PAYMENT_MERCHANT_SECRET --name boolean",
    ],
    ["a plan that is none", variable("SMALL_PLAN", "yes"), 'SMALL_PLAN is "yes"', 'Write "1"'],
    ["a limit on the free plan", variable("SMALL_PLAN", "1"), "free plan takes no limit", "[limits]"],
    [
      "an origin with a path",
      variable("ALLOWED_ORIGINS", "https://a.example/"),
      "which is no origin",
      "https://",
    ],
    [
      "no project in the Worker",
      variable("FIREBASE_PROJECT_ID", ""),
      "FIREBASE_PROJECT_ID of the Worker is empty",
      'Write FIREBASE_PROJECT_ID = "project-1"',
    ],
    [
      "two projects",
      variable("FIREBASE_PROJECT_ID", "project-2"),
      'the Firebase project "project-1", and the Worker "project-2"',
      'Write FIREBASE_PROJECT_ID = "project-1"',
    ],
    [
      "no merchant",
      {
        ...variable("PAYMENT_MERCHANT_ID", ""),
        account: { ...whole.account, secrets: ["PAYMENT_APP_ID", "PAYMENT_APP_SECRET"] },
      },
      "no merchant",
      "Write PAYMENT_MERCHANT_ID",
    ],
    [
      "no secret of the merchant",
      withoutSecret("PAYMENT_MERCHANT_SECRET"),
      "no secret of it",
      "npx wrangler secret put PAYMENT_MERCHANT_SECRET --name boolean",
    ],
    [
      "a secret without a merchant",
      {
        ...nothingSold,
        account: {
          ...whole.account,
          secrets: ["PAYMENT_MERCHANT_SECRET", "PAYMENT_APP_ID", "PAYMENT_APP_SECRET"],
        },
      },
      "no merchant",
      "npx wrangler secret delete PAYMENT_MERCHANT_SECRET",
    ],
    [
      "no key of the merchant API",
      withoutSecret("PAYMENT_APP_ID"),
      "no PAYMENT_APP_ID",
      "secret put PAYMENT_APP_ID",
    ],
    [
      "another provider",
      variable("PAYMENT_PROVIDER_URL", "https://pay.example"),
      "PAYMENT_PROVIDER_URL is",
      "https://www.payhere.lk or",
    ],
    [
      "the sandbox for one side",
      variable("PAYMENT_PROVIDER_URL", "https://sandbox.payhere.lk"),
      "The page pays at https://www.payhere.lk",
      "same origin",
    ],
    [
      "terms that are no address",
      build({ VITE_TERMS_URL: "terms" }),
      'VITE_TERMS_URL is "terms"',
      "environment of the build",
    ],
    [
      "a contact that is no address",
      build({ VITE_CONTACT_EMAIL: "not-an-address" }),
      'VITE_CONTACT_EMAIL is "not-an-address"',
      "environment of the build",
    ],
    [
      "a page with a password",
      build({ VITE_PRIVACY_URL: "https://u:p@example.com/privacy" }),
      "VITE_PRIVACY_URL",
      "environment of the build",
    ],
    [
      "a checkout that is none",
      build({ VITE_PAYMENT_CHECKOUT_URL: "https://pay.example" }),
      "VITE_PAYMENT_CHECKOUT_URL is",
      "environment of the build",
    ],
    [
      "a merchant that is no number",
      variable("PAYMENT_MERCHANT_ID", "me"),
      'PAYMENT_MERCHANT_ID is "me"',
      "1221149",
    ],
    ["a site with a path", { ...whole, site: "https://a.example/x" }, "SITE_URL is", "https://example.com"],
    [
      "a list of videos that is none",
      build({ VITE_LESSON_VIDEOS: "x" }),
      "VITE_LESSON_VIDEOS",
      "environment of the build",
    ],
    ...["VITE_CONTACT_EMAIL", "VITE_TERMS_URL", "VITE_PRIVACY_URL", "VITE_REFUND_URL"].map(
      (name) => [`no ${name}`, build({ [name]: "" }), `The build has no ${name}`, `Set ${name}`] as const,
    ),
  ])("%s is one line with its remedy", (_, settings, what, remedy) => {
    const stops = findingsIn(settings).filter((finding) => finding.stops);
    expect(stops).toEqual([
      { stops: true, what: expect.stringContaining(what), remedy: expect.stringContaining(remedy) },
    ]);
  });

  test.each(["VITE_FIREBASE_API_KEY", "VITE_FIREBASE_AUTH_DOMAIN"])("two of three without %s", (name) => {
    const texts = findingsIn(build({ [name]: "" })).map(({ what }) => what);
    expect(texts).toEqual([
      `The build has no ${name}.`,
      "There is a checkout, and nobody can sign in to buy.",
    ]);
  });

  test("several faults are told at once", () => {
    const broken = {
      ...build({ VITE_TERMS_URL: "", VITE_FIREBASE_PROJECT_ID: "other" }),
      worker: { ...worker, databaseId: "" },
      account: { loginFault: "nobody is logged in.", secrets: null, migrations: null, packagesTotal: null },
    };
    expect(findingsIn(broken)).toHaveLength(4);
  });

  test("every wrong setting of a seller is a line of its own", () => {
    const wrong = build({
      VITE_CONTACT_EMAIL: "not-an-address",
      VITE_TERMS_URL: "terms",
      VITE_PRIVACY_URL: "https://u:p@example.com/privacy",
      VITE_REFUND_URL: "http://example.com/refunds",
    });
    expect(findingsIn(wrong).map(({ what }) => what.split(" ")[0])).toEqual([
      "VITE_CONTACT_EMAIL",
      "VITE_TERMS_URL",
      "VITE_PRIVACY_URL",
      "VITE_REFUND_URL",
    ]);
  });
});

describe("what is worth knowing, and does not stop", () => {
  test.each<readonly [name: string, settings: DeploySettings, what: string]>([
    ["no project at all", { ...nothingSold, worker: { ...worker, variables: {} } }, "Nobody can sign in"],
    [
      "a project for the app alone",
      { ...nothingSold, worker: { ...worker, variables: { FIREBASE_PROJECT_ID: "p" } } },
      "no account button",
    ],
    ["no checkout", build({ VITE_PAYMENT_CHECKOUT_URL: "" }), "nothing can be bought"],
    ["no reconcile", variable("PAYMENT_PROVIDER_URL", ""), "The Worker does not reconcile"],
    ["no package", account({ packagesTotal: 0 }), "Nothing is sold yet: the database has no package."],
    ["a name that is mistyped", build({ VITE_TERM_URL: "x" }), "The page has no setting VITE_TERM_URL."],
    [
      "the secret before",
      account({ secrets: [...(whole.account.secrets ?? []), "PAYMENT_MERCHANT_SECRET_BEFORE"] }),
      "still takes notifies that the merchant's secret before has signed",
    ],
    ["no webhook", withoutSecret("ALERT_WEBHOOK_URL"), "Nobody is told of alerts"],
  ])("%s", (_, settings, what) => {
    expect(findingsIn(settings)).toEqual([
      { stops: false, what: expect.stringContaining(what), remedy: expect.stringMatching(/\.$/) },
    ]);
  });

  test("secrets that could not be asked are not called missing", () => {
    expect(findingsIn(account({ secrets: null }))).toEqual([]);
  });
});

test("the environments of this repository have databases and limits of their own", () => {
  const [own, other] = [workerSettings(null), workerSettings("staging")];
  expect(other).toMatchObject({ name: `${own.name}-staging`, databaseName: `${own.databaseName}-staging` });
  expect(other.counters).toHaveLength(own.counters.length);
  expect(Object.keys(other.variables)).toEqual(Object.keys(own.variables));
  const texts = findingsIn({ ...whole, worker: other, others: [own] }).map(({ what }) => what);
  expect(texts.filter((text) => /rate limits|has the same/.test(text))).toEqual([]);
});
