// accounts:lookup, accounts:update and accounts:delete: the owner of an account reads, changes or deletes it.

import { z } from "zod";
import type { Account } from "../directory.ts";
import { demand, Failure } from "../failure.ts";
import { openMail } from "../mails.ts";
import { demandStrong, hashPassword } from "../passwords.ts";
import { canonicalEmail, isEmail, type Services } from "../services.ts";
import { bearerOf, demandRecent, startSession } from "../tokens.ts";
import { call } from "./call.ts";
import { profileOf } from "./profile.ts";

const tokenBody = z.object({ idToken: z.string().optional() });

export const lookup = call(tokenBody, async (services, { idToken }) => {
  const { account } = await bearerOf(services, idToken);
  const user = {
    ...profileOf(account),
    validSince: String(Math.floor(account.validSinceMs / 1000)),
    createdAt: String(account.createdAtMs),
    lastLoginAt: String(account.lastLoginAtMs),
  };
  return { kind: "identitytoolkit#GetAccountInfoResponse", users: [user] };
});

export const deleteAccount = call(tokenBody, async (services, { idToken }) => {
  const bearer = await bearerOf(services, idToken);
  demandRecent(services, bearer);
  services.directory.remove(bearer.account.localId);
  return { kind: "identitytoolkit#DeleteAccountResponse" };
});

const updateBody = z.object({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  // The SDK sends null for a name that stays as it is.
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  disableUser: z.boolean().optional(),
  returnSecureToken: z.boolean().optional(),
});

type Update = z.infer<typeof updateBody>;

/** Refuses a field that this server does not support, so that the answer does not pretend a change. */
const strictUpdate = z.looseObject(updateBody.shape).transform((body, context) => {
  const [unknown] = Object.keys(body).filter((name) => !(name in updateBody.shape));
  if (unknown !== undefined) context.addIssue(`The field "${unknown}" is not part of this server.`);
  return body as Update;
});

export const update = call(strictUpdate, async (services, body) => {
  demand(body.idToken || body.oobCode, "INVALID_REQ_TYPE : Unsupported request parameters.");
  return body.oobCode ? verifyEmail(services, body.oobCode) : change(services, body);
});

/** Verifies an e-mail address by the code in the mail's link. */
export async function verifyEmail(services: Services, oobCode: string): Promise<object> {
  const mail = openMail(services, oobCode);
  demand(mail.requestType === "VERIFY_EMAIL", "INVALID_OOB_CODE");
  services.directory.useMail(oobCode);
  const account = services.directory.byEmail(mail.email);
  demand(account, "INVALID_OOB_CODE");
  return updated(services.directory.put({ ...account, emailVerified: true }));
}

async function change(services: Services, body: Update): Promise<object> {
  const { directory, nowMs, passwordCost } = services;
  const bearer = await bearerOf(services, body.idToken);
  demand(body.disableUser === undefined, "OPERATION_NOT_ALLOWED");
  const { email, password } = body;
  if (email || password) demandRecent(services, bearer);
  const named = email ? requireFree(services, email, bearer.account) : bearer.account.email;
  if (password) demandStrong(password);
  const hashed = password ? await hashPassword(password, passwordCost) : null;
  // Another call may have changed the account while the password was hashed.
  const before = directory.byId(bearer.account.localId);
  demand(before, "USER_NOT_FOUND");
  if (email) requireFree(services, email, before);
  const isOtherEmail = email !== undefined && named !== before.email;
  const account = directory.put({
    ...before,
    email: email ? named : before.email,
    emailVerified: isOtherEmail ? false : before.emailVerified,
    displayName: body.displayName ?? before.displayName,
    photoUrl: body.photoUrl ?? before.photoUrl,
    password: hashed ?? before.password,
    validSinceMs: hashed || isOtherEmail ? nowMs() : before.validSinceMs,
  });
  if (!hashed && !isOtherEmail) return updated(account);
  const provider = hashed ? "password" : bearer.provider;
  return { ...updated(account), ...(await startSession(services, { ...bearer, account, provider })) };
}

function requireFree({ directory }: Services, email: string, account: Account): string {
  demand(isEmail(email), "INVALID_EMAIL");
  const named = canonicalEmail(email);
  const owner = directory.byEmail(named);
  demand(!owner || owner.localId === account.localId, "EMAIL_EXISTS");
  return named;
}

const ownerBody = z.strictObject({ localId: z.string().optional(), disableUser: z.boolean().optional() });

/** projects/{id}/accounts:update, which only an administrator may call. */
export const updateByOwner = call(ownerBody, async ({ directory }, { localId, disableUser }, { isOwner }) => {
  if (!isOwner) throw new Failure("The request is missing a valid API key.", 403, "forbidden");
  demand(localId, "MISSING_LOCAL_ID");
  const account = directory.byId(localId);
  demand(account, "USER_NOT_FOUND");
  return updated(directory.put({ ...account, disabled: disableUser ?? account.disabled }));
});

function updated(account: Account): object {
  return { kind: "identitytoolkit#SetAccountInfoResponse", ...profileOf(account) };
}
