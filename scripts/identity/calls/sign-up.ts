// accounts:signUp: makes an account with a password, or gives an account that has none its e-mail and password.

import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Account, Directory } from "../directory.ts";
import { demand } from "../failure.ts";
import { demandStrong, hashPassword } from "../passwords.ts";
import { canonicalEmail, isEmail } from "../services.ts";
import { bearerOf, demandRecent, signedIn } from "../tokens.ts";
import { call } from "./call.ts";
import { orAbsent } from "./profile.ts";

const body = z.object({
  idToken: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().optional(),
});

export const signUp = call(body, async (services, { idToken, email, password, displayName }) => {
  const { directory, nowMs, passwordCost } = services;
  // An empty body asks for an anonymous account; our page does not use those.
  demand(idToken !== undefined || email !== undefined || password !== undefined, "ADMIN_ONLY_OPERATION");
  demand(email, email === "" ? "INVALID_EMAIL" : "MISSING_EMAIL");
  demand(password, "MISSING_PASSWORD");
  demand(isEmail(email), "INVALID_EMAIL");
  const named = canonicalEmail(email);
  demand(!directory.byEmail(named), "EMAIL_EXISTS");
  demandStrong(password);
  const bearer = idToken === undefined ? null : await bearerOf(services, idToken);
  if (bearer) demandRecent(services, bearer);
  const hashed = await hashPassword(password, passwordCost);
  // Another call may have taken the e-mail while the password was hashed.
  demand(!directory.byEmail(named), "EMAIL_EXISTS");
  const now = nowMs();
  const before = bearer ? directory.byId(bearer.account.localId) : newAccount(directory, now);
  demand(before, "USER_NOT_FOUND");
  const account = directory.put({
    ...before,
    email: named,
    emailVerified: false,
    displayName: displayName ?? before.displayName,
    password: hashed,
    lastLoginAtMs: now,
    validSinceMs: now,
  });
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: account.localId,
    displayName: orAbsent(account.displayName),
    email: named,
    ...(await signedIn(services, account, "password")),
  };
});

/** A new account that is not in the directory yet. */
export function newAccount(directory: Directory, nowMs: number): Account {
  return {
    localId: newId(directory),
    email: null,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    google: null,
    disabled: false,
    createdAtMs: nowMs,
    lastLoginAtMs: nowMs,
    validSinceMs: nowMs,
  };
}

/** 28 letters and digits, as Firebase's own. */
function newId(directory: Directory): string {
  const id = randomBytes(42).toString("base64").replaceAll(/[+/=]/g, "").slice(0, 28);
  return id.length === 28 && !directory.byId(id) ? id : newId(directory);
}
