// accounts:signInWithPassword and accounts:createAuthUri: the calls of a sign-in by e-mail. With e-mail privacy on, the
// answer of neither shows whether there is an account.

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { demand, Failure } from "../failure.ts";
import { isPassword } from "../passwords.ts";
import { canonicalEmail, isEmail } from "../services.ts";
import { signedIn } from "../tokens.ts";
import { call } from "./call.ts";
import { orAbsent, providersOf } from "./profile.ts";

const passwordBody = z.object({ email: z.string().optional(), password: z.string().optional() });

/** Like the emulator, this server does not limit the number of tries. */
export const signInWithPassword = call(passwordBody, async (services, { email, password }) => {
  const { directory, settings, passwordCost } = services;
  demand(email !== undefined, "MISSING_EMAIL");
  demand(isEmail(email), "INVALID_EMAIL");
  demand(password, "MISSING_PASSWORD");
  const refusal = (code: string) => (settings.isEmailPrivate ? "INVALID_LOGIN_CREDENTIALS" : code);
  const named = canonicalEmail(email);
  const found = directory.byEmail(named);
  demand(found, refusal("EMAIL_NOT_FOUND"));
  // The emulator's order: a disabled account is refused before the password is checked.
  demand(!found.disabled, "USER_DISABLED");
  const isRight = found.password && (await isPassword(password, found.password, passwordCost));
  demand(isRight, refusal("INVALID_PASSWORD"));
  const now = directory.byId(found.localId);
  // Another call may have changed the account while the password was checked.
  demand(now?.password === found.password, refusal("INVALID_PASSWORD"));
  const account = directory.put({ ...now, lastLoginAtMs: services.nowMs() });
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    registered: true,
    localId: account.localId,
    email: named,
    displayName: orAbsent(account.displayName),
    ...(await signedIn(services, account, "password")),
  };
});

const uriBody = z.object({
  identifier: z.string().optional(),
  continueUri: z.string().optional(),
  providerId: z.string().optional(),
  sessionId: z.string().optional(),
});

export const createAuthUri = call(uriBody, async ({ directory, settings }, body) => {
  const { identifier, continueUri, providerId } = body;
  if (providerId !== undefined)
    throw new Failure("Sign-in by a provider's page is not part of this server.", 501);
  demand(identifier, "MISSING_IDENTIFIER");
  demand(continueUri, "MISSING_CONTINUE_URI");
  demand(isEmail(identifier), "INVALID_IDENTIFIER");
  demand(URL.canParse(continueUri), "INVALID_CONTINUE_URI");
  const kind = "identitytoolkit#CreateAuthUriResponse";
  const sessionId = body.sessionId ?? randomBytes(20).toString("base64url");
  if (settings.isEmailPrivate) return { kind, sessionId };
  const email = canonicalEmail(identifier);
  const account =
    directory.byEmail(email) ?? directory.accounts().find(({ google }) => google?.email === email) ?? null;
  const providers = account ? providersOf(account).map((provider) => provider.providerId) : [];
  return { kind, sessionId, registered: account !== null, allProviders: providers, signinMethods: providers };
});
