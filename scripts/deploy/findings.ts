// What is missing or contradicts in the settings of a deployment, each with the line that mends it.

import {
  missingSellerSettings,
  sellerSettingNames,
  settingFaults,
  unknownSettings,
} from "#web/build/setting-faults.ts";
import { checkoutAddresses } from "#config/core/seller.ts";
import { providerOrigins } from "../../worker/src/payment/merchant-api.ts";
import { type DeploySettings, hasDatabase, type WorkerSettings } from "./settings.ts";

export interface Finding {
  /** Whether the deployment cannot go on with it. */
  readonly stops: boolean;
  readonly what: string;
  /** What to do or to write. */
  readonly remedy: string;
}

/** All findings at once, in the order in which an operator goes about it. */
export function findingsIn(settings: DeploySettings): readonly Finding[] {
  return [
    ...loginFindings(settings),
    ...databaseFindings(settings),
    ...workerFindings(settings),
    ...signInFindings(settings),
    ...paymentFindings(settings),
    ...buildFindings(settings),
    ...saleFindings(settings),
    ...alertFindings(settings),
  ];
}

function loginFindings({ account: { loginFault } }: DeploySettings): Finding[] {
  if (loginFault === null) return [];
  return [
    stop(
      `Your account cannot be asked: ${loginFault}`,
      "Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.",
    ),
  ];
}

function databaseFindings({ environment, worker, others }: DeploySettings): Finding[] {
  const block = environment === null ? "[[d1_databases]]" : `[[env.${environment}.d1_databases]]`;
  const create = `Run npx wrangler d1 create ${worker.databaseName} (with --jurisdiction=eu if the data must stay in the EU, which nothing can change later), and write the printed id as database_id below ${block} in wrangler.toml.`;
  if (!hasDatabase(worker))
    return [stop(`wrangler.toml names no database: database_id is "${worker.databaseId}".`, create)];
  const same = others.filter(({ databaseId }) => databaseId === worker.databaseId);
  return same.map(({ name }) => stop(`${name} has the same database.`, create));
}

function workerFindings({ worker, others }: DeploySettings): Finding[] {
  const { variables, counters, limitsCpu } = worker;
  const { SMALL_PLAN: plan = "", ALLOWED_ORIGINS: origins = "" } = variables;
  const wrongOrigins = origins.split(" ").filter((text) => text !== "" && URL.parse(text)?.origin !== text);
  const shared = counters.filter((counter) => others.some((other) => other.counters.includes(counter)));
  const secretNames = [
    "PAYMENT_MERCHANT_SECRET",
    "PAYMENT_MERCHANT_SECRET_BEFORE",
    "PAYMENT_APP_ID",
    "PAYMENT_APP_SECRET",
    "ALERT_WEBHOOK_URL",
  ];
  const misshaped = variableShapes.filter(([name, shape]) => variables[name] && !shape.test(variables[name]));
  return [
    ...misshaped.map(([name, , example]) =>
      stop(`${name} is "${variables[name]}".`, `Write ${example} in wrangler.toml, or "".`),
    ),
    ...secretNames
      .filter((name) => name in variables)
      .map((name) =>
        stop(
          `${name} is in wrangler.toml, where everybody with the file can read it.`,
          `Delete the line, make a new secret at its origin, and run ${putSecret(name, worker)}.`,
        ),
      ),
    ...(plan !== "" && plan !== "1"
      ? [stop(`SMALL_PLAN is "${plan}".`, 'Write "1" on the free plan, else "".')]
      : []),
    ...(plan === "1" && limitsCpu
      ? [
          stop(
            "The free plan takes no limit of CPU time, and SMALL_PLAN says that you have it.",
            "Delete the block [limits] of wrangler.toml.",
          ),
        ]
      : []),
    ...wrongOrigins.map((text) =>
      stop(
        `ALLOWED_ORIGINS has "${text}", which is no origin.`,
        "Write it like https://example.com, without a path.",
      ),
    ),
    ...(shared.length > 0
      ? [
          stop(
            `The rate limits ${shared.join(", ")} are those of another environment, too.`,
            "Write other numbers as namespace_id in wrangler.toml.",
          ),
        ]
      : []),
  ];
}

/** What the Worker's variables must look like that only other services know. */
const variableShapes: readonly (readonly [name: string, shape: RegExp, example: string])[] = [
  ["FIREBASE_PROJECT_ID", /^[a-z\d-]+$/, "the id of a project, like example-1234"],
  ["PAYMENT_MERCHANT_ID", /^\d+$/, "the merchant's number, like 1221149"],
];

const firebaseNames = ["VITE_FIREBASE_API_KEY", "VITE_FIREBASE_PROJECT_ID", "VITE_FIREBASE_AUTH_DOMAIN"];

function signInFindings({ build, worker }: DeploySettings): Finding[] {
  const missing = firebaseNames.filter((name) => !build[name]);
  const ofPage = build["VITE_FIREBASE_PROJECT_ID"] ?? "";
  const ofWorker = worker.variables["FIREBASE_PROJECT_ID"] ?? "";
  const setIn = "in the environment of the build; docs/deploy.md, Sign-in, says where they are.";
  if (missing.length === firebaseNames.length) {
    const what =
      ofWorker === ""
        ? "Nobody can sign in: there is no Firebase project."
        : `The page has no account button: the Worker has the Firebase project ${ofWorker}, and the page has none.`;
    return [note(what, `Set ${firebaseNames.join(", ")} ${setIn}`)];
  }
  const partly =
    missing.length > 0 ? [stop(`The build has no ${missing.join(", ")}.`, `Set it ${setIn}`)] : [];
  if (ofPage === ofWorker) return partly;
  const what =
    ofWorker === ""
      ? "FIREBASE_PROJECT_ID of the Worker is empty, so that signed calls answer 503."
      : `The page has the Firebase project "${ofPage}", and the Worker "${ofWorker}".`;
  const remedy = `Write FIREBASE_PROJECT_ID = "${ofPage || ofWorker}" in wrangler.toml, and set VITE_FIREBASE_PROJECT_ID to the same.`;
  return [...partly, stop(what, remedy)];
}

function paymentFindings({ build, worker, account }: DeploySettings): Finding[] {
  const checkout = build["VITE_PAYMENT_CHECKOUT_URL"] ?? "";
  const { PAYMENT_MERCHANT_ID: merchant = "", PAYMENT_PROVIDER_URL: provider = "" } = worker.variables;
  const { secrets } = account;
  const lacks = (name: string) => secrets !== null && !secrets.includes(name);
  const put = (name: string) => `Run ${putSecret(name, worker)}.`;
  const found: Finding[] = [];
  if (checkout !== "") {
    for (const name of missingSellerSettings(build))
      found.push(
        stop(
          `The build has no ${name}: ${sellerSettingNames[name]}.`,
          `Set ${name} in the environment of the build.`,
        ),
      );
    if (merchant === "")
      found.push(
        stop(
          "There is a checkout, and the Worker has no merchant.",
          "Write PAYMENT_MERCHANT_ID in wrangler.toml.",
        ),
      );
    if (firebaseNames.some((name) => !build[name]))
      found.push(
        stop("There is a checkout, and nobody can sign in to buy.", `Set ${firebaseNames.join(", ")}.`),
      );
  }
  if (merchant !== "" && checkout === "")
    found.push(
      note(
        "There is a merchant, and the page has no checkout, so that nothing can be bought.",
        "Set VITE_PAYMENT_CHECKOUT_URL in the environment of the build.",
      ),
    );
  if (merchant !== "" && lacks("PAYMENT_MERCHANT_SECRET"))
    found.push(
      stop("There is a merchant, and the Worker has no secret of it.", put("PAYMENT_MERCHANT_SECRET")),
    );
  if (secrets?.includes("PAYMENT_MERCHANT_SECRET_BEFORE"))
    found.push(
      note(
        "The Worker still takes notifies that the merchant's secret before has signed.",
        `A day after the change run npx wrangler secret delete PAYMENT_MERCHANT_SECRET_BEFORE --name ${worker.name}.`,
      ),
    );
  if (merchant === "" && secrets?.includes("PAYMENT_MERCHANT_SECRET"))
    found.push(
      stop(
        "The Worker has the secret of a merchant, and no merchant.",
        "Write PAYMENT_MERCHANT_ID in wrangler.toml, or run npx wrangler secret delete PAYMENT_MERCHANT_SECRET.",
      ),
    );
  if (provider !== "" && !providerOrigins.includes(provider))
    found.push(
      stop(
        `PAYMENT_PROVIDER_URL is "${provider}".`,
        `Write ${providerOrigins.join(" or ")} in wrangler.toml, or "".`,
      ),
    );
  else if (provider !== "") {
    for (const name of ["PAYMENT_APP_ID", "PAYMENT_APP_SECRET"])
      if (lacks(name)) found.push(stop(`The Worker is to reconcile, and has no ${name}.`, put(name)));
    const address = checkoutAddresses.find((each) => each === checkout);
    if (address !== undefined && new URL(address).origin !== provider)
      found.push(
        stop(
          `The page pays at ${new URL(address).origin}, and the Worker asks ${provider}.`,
          "Set VITE_PAYMENT_CHECKOUT_URL and PAYMENT_PROVIDER_URL to the same origin: the real one, or the sandbox.",
        ),
      );
  } else if (merchant !== "")
    found.push(
      note(
        "The Worker does not reconcile: a payment whose notify is lost gives no days until you run npm run orders -- reconcile.",
        `Write PAYMENT_PROVIDER_URL = "${providerOrigins[0]}" in wrangler.toml.`,
      ),
    );
  return found;
}

function buildFindings({ build, site }: DeploySettings): Finding[] {
  const faults = settingFaults(build).map((fault) =>
    stop(fault, "Set it so in the environment of the build."),
  );
  const unknown = unknownSettings(build).map((name) =>
    note(`The page has no setting ${name}.`, "Look for its name in docs/deploy.md, or leave it out."),
  );
  const siteFaults =
    site === "" || URL.parse(site)?.origin === site
      ? []
      : [
          stop(
            `SITE_URL is "${site}".`,
            "Set it to the service's origin, like https://example.com, or unset it.",
          ),
        ];
  return [...faults, ...siteFaults, ...unknown];
}

function saleFindings({ worker, account, environment }: DeploySettings): Finding[] {
  if (account.packagesTotal !== 0 || !hasDatabase(worker)) return [];
  const place = environment === null ? "--remote" : `--env ${environment}`;
  return [
    note(
      "Nothing is sold yet: the database has no package.",
      `Write a list like scripts/packages/local.json, and run npm run packages -- FILE ${place} after the deployment.`,
    ),
  ];
}

function alertFindings({ worker, account }: DeploySettings): Finding[] {
  const sells = (worker.variables["PAYMENT_MERCHANT_ID"] ?? "") !== "";
  if (!sells || account.secrets === null || account.secrets.includes("ALERT_WEBHOOK_URL")) return [];
  return [note("Nobody is told of alerts about payments.", `Run ${putSecret("ALERT_WEBHOOK_URL", worker)}.`)];
}

/** The command that gives the Worker a secret. wrangler makes the Worker if there is none yet. */
function putSecret(name: string, worker: WorkerSettings): string {
  return `npx wrangler secret put ${name} --name ${worker.name}`;
}

function stop(what: string, remedy: string): Finding {
  return { stops: true, what, remedy };
}

function note(what: string, remedy: string): Finding {
  return { stops: false, what, remedy };
}
