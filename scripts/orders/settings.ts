// The addresses of the Worker and the payment provider, and the merchant's keys: those of the local stack, or those of
// a deployment from the environment.

import { notifyRoute } from "#contract/upgrade.ts";
import { type MerchantApiSettings, providerOrigins } from "../../worker/src/payment/merchant-api.ts";
import type { Merchant } from "../payment/signature.ts";
import { host, pagePort, paymentPort, portOf } from "../port.ts";
import type { Target } from "../target.ts";
import { keptVariables } from "../variables.ts";

export interface PaymentSettings {
  readonly provider: MerchantApiSettings;
  readonly merchant: Merchant;
  readonly notifyAddress: string;
}

export type ReadSettings =
  | { readonly ok: true; readonly settings: PaymentSettings }
  | { readonly ok: false; readonly sentence: string };

type Environment = Readonly<Record<string, string | undefined>>;

const keyNames = [
  "PAYMENT_MERCHANT_ID",
  "PAYMENT_MERCHANT_SECRET",
  "PAYMENT_APP_ID",
  "PAYMENT_APP_SECRET",
] as const;

export function readSettings(target: Target, env: Environment = process.env): ReadSettings {
  return target.kind === "local" ? localSettings(env, keptVariables()) : remoteSettings(env);
}

export function localSettings(env: Environment, variables: Environment): ReadSettings {
  const missing = keyNames.filter((name) => !variables[name]);
  if (missing.length > 0)
    return refuse(`.dev.vars has no ${missing.join(", ")}; npm start writes what is missing.`);
  const [page, sandbox] = [pagePort, paymentPort(pagePort.usual)].map(({ name, usual }) =>
    portOf(env[name], usual),
  );
  if (!page || !sandbox) return refuse("PORT and PAYMENT_PORT must be the ports of the stack that runs.");
  return settingsOf(variables, `http://${host}:${sandbox}`, `http://${host}:${page}`);
}

export function remoteSettings(env: Environment): ReadSettings {
  const names = [...keyNames, "PAYMENT_PROVIDER_URL", "SITE_URL"];
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) return refuse(`The environment has no ${missing.join(", ")}; see docs/deploy.md.`);
  const { PAYMENT_PROVIDER_URL: provider = "", SITE_URL: site = "" } = env;
  if (!providerOrigins.includes(provider))
    return refuse(`PAYMENT_PROVIDER_URL is "${provider}"; it must be ${providerOrigins.join(" or ")}.`);
  // The signed notify must not cross a network without encryption.
  const address = URL.parse(site);
  if (address?.protocol !== "https:" || address.origin !== site)
    return refuse(`SITE_URL is "${site}"; it must be the origin of the service, like https://example.com.`);
  return settingsOf(env, provider, site);
}

function settingsOf(keys: Environment, origin: string, site: string): ReadSettings {
  const [id = "", secret = "", appId = "", appSecret = ""] = keyNames.map((name) => keys[name]);
  return {
    ok: true,
    settings: {
      provider: { origin, appId, appSecret },
      merchant: { id, secret },
      notifyAddress: site + notifyRoute.path,
    },
  };
}

function refuse(sentence: string): ReadSettings {
  return { ok: false, sentence };
}
