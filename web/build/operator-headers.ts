// Opens the page's Content-Security-Policy to the services an operator configured, and to nothing else, and lengthens
// Strict-Transport-Security where the operator says so: without settings the built _headers file is the strict one of
// web/public.

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";
import { strictTransport } from "#contract/strict-transport.ts";
import { lessonVideos } from "#config/core/lesson-videos.ts";
import {
  accountSettings,
  type AccountSettings,
  analyticsSettings,
  emailSettings,
} from "#config/core/operator.ts";
import { sellerSettings } from "#config/core/seller.ts";
import { missingSellerSettings, settingFaults } from "./setting-faults.ts";

const workerConfig = path.resolve(import.meta.dirname, "../../wrangler.toml");
const quietly = { hideWarnings: true };

export type Sources = Readonly<Record<string, readonly string[]>>;

const analyticsSources: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

const emailSources: Sources = { "connect-src": ["https://api.emailjs.com"] };

/** Browsers also check the redirects of a posted form, and the provider redirects from host to host. */
const checkoutSources: Sources = { "form-action": ["https://*.payhere.lk"] };

/** The player's loader and the script that it loads, and the frame's host, which sets no cookie before Play. */
const videoSources: Sources = {
  "script-src": ["https://www.youtube.com/iframe_api", "https://www.youtube.com/s/player/"],
  "frame-src": ["https://www.youtube-nocookie.com"],
};

const recaptcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

function accountSources({ authDomain }: AccountSettings): Sources {
  return {
    "script-src": ["https://apis.google.com", ...recaptcha],
    "connect-src": [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://www.google.com/recaptcha/",
    ],
    // The frame through which the sign-in window answers, and the frames of reCAPTCHA.
    "frame-src": [
      `https://${authDomain}`,
      "https://www.google.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
    ],
    // Photos of the accounts.
    "img-src": ["https://*.googleusercontent.com"],
  };
}

/**
 * The sources of the configured services. A developer's machine has its own identity server and payment sandbox at the
 * page's origin, so they need no source. Throws all that is wrong with the settings, a sentence a line.
 */
export function wantedSources(env: Readonly<Record<string, unknown>>, mode: string): readonly Sources[] {
  const isLocal = mode === "developer";
  const missing = isLocal ? [] : missingSellerSettings(env);
  const faults = [
    ...settingFaults(env),
    ...(missing.length > 0
      ? [
          `VITE_PAYMENT_CHECKOUT_URL is set, so buyers must find whom they pay: set ${missing.join(", ")} too.`,
        ]
      : []),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const account = isLocal ? null : accountSettings(env);
  const seller = isLocal ? null : sellerSettings(env);
  return [
    ...(account ? [accountSources(account)] : []),
    ...(seller ? [checkoutSources] : []),
    ...(analyticsSettings(env) ? [analyticsSources] : []),
    ...(emailSettings(env) ? [emailSources] : []),
    ...(Object.keys(lessonVideos(env)).length > 0 ? [videoSources] : []),
  ];
}

/** The header file with the value of Strict-Transport-Security for this setting. Throws if the file has no such line. */
export function withStrictTransport(headers: string, setting: unknown): string {
  const line = /(?<=^ {2}Strict-Transport-Security: ).*$/m;
  if (!line.test(headers)) throw new Error("_headers has no Strict-Transport-Security.");
  return headers.replace(line, strictTransport(setting));
}

/** The header file with each source added to its directive. Throws if the file does not have the directive. */
export function openPolicy(headers: string, sources: Sources): string {
  return Object.entries(sources).reduce((text, [directive, added]) => {
    const opened = text.replace(new RegExp(`${directive} [^;\\n]+`), (rule) =>
      [rule.replace(" 'none'", ""), ...added].join(" "),
    );
    if (opened === text) throw new Error(`_headers has no ${directive} to open.`);
    return opened;
  }, headers);
}

export function operatorHeaders(): Plugin {
  let wanted: readonly Sources[] = [];
  let subdomains: unknown;
  return {
    name: "operator-headers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ env, mode }) {
      wanted = wantedSources(env, mode);
      // The Worker's own setting, so that page and API cannot differ.
      const { vars } = readConfig(
        { config: workerConfig, env: process.env["CLOUDFLARE_ENV"] ?? "" },
        quietly,
      );
      subdomains = vars["HSTS_SUBDOMAINS"];
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      const file = path.join(dir, "_headers");
      const headers = withStrictTransport(await readFile(file, "utf8"), subdomains);
      await writeFile(file, wanted.reduce(openPolicy, headers));
    },
  };
}
