// The accounts, refresh tokens and mails of the server, and their file.

import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { readJson, writeJson } from "../local/files.ts";

const googleSchema = z.strictObject({
  /** Google's own id of the account. */
  rawId: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  photoUrl: z.string().nullable(),
});

const accountSchema = z.strictObject({
  localId: z.string(),
  /** In lower case. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoUrl: z.string().nullable(),
  password: z.strictObject({ salt: z.string(), hash: z.string() }).nullable(),
  google: googleSchema.nullable(),
  disabled: z.boolean(),
  createdAtMs: z.number(),
  lastLoginAtMs: z.number(),
  /** Tokens issued before this moment are invalid. */
  validSinceMs: z.number(),
});

const providerSchema = z.enum(["password", "google.com"]);

const sessionSchema = z.strictObject({
  /** SHA-256 of the refresh token. */
  tokenHash: z.string(),
  localId: z.string(),
  provider: providerSchema,
  /** When the owner last proved who they are. */
  authTimeS: z.number(),
  startedAtMs: z.number(),
});

const mailSchema = z.strictObject({
  email: z.string(),
  requestType: z.enum(["VERIFY_EMAIL", "PASSWORD_RESET"]),
  oobCode: z.string(),
  continueUrl: z.string().nullable(),
  sentAtMs: z.number(),
  isUsed: z.boolean(),
});

const fileSchema = z.strictObject({
  accounts: z.array(accountSchema),
  sessions: z.array(sessionSchema),
  /** Oldest first. */
  mails: z.array(mailSchema),
});

export type GoogleProfile = Readonly<z.infer<typeof googleSchema>>;
export type Account = Readonly<z.infer<typeof accountSchema>>;
export type Provider = z.infer<typeof providerSchema>;
type Session = Readonly<z.infer<typeof sessionSchema>>;
export type Mail = Readonly<z.infer<typeof mailSchema>>;

/** Beyond this number the oldest mails are deleted, so that the file does not grow for ever. */
const mailsMax = 200;
const sessionsOfAccountMax = 50;

export interface Directory {
  readonly accounts: () => readonly Account[];
  readonly byId: (localId: string) => Account | null;
  readonly byEmail: (email: string) => Account | null;
  readonly byGoogle: (rawId: string) => Account | null;
  /** Adds the account, or replaces the one of the same id. */
  readonly put: (account: Account) => Account;
  /** Deletes the account and its refresh tokens. */
  readonly remove: (localId: string) => void;
  /** The new refresh token. */
  readonly startSession: (session: Omit<Session, "tokenHash">) => string;
  readonly sessionOf: (refreshToken: string) => Session | null;
  /** Newest first. */
  readonly mails: () => readonly Mail[];
  readonly sendMail: (mail: Omit<Mail, "oobCode" | "isUsed">) => Mail;
  readonly useMail: (oobCode: string) => void;
  /** Writes what has changed; throws one sentence that names the file if that fails. */
  readonly flush: () => void;
}

export function openDirectory(folder: string): Directory {
  const file = path.join(folder, "accounts.json");
  const read = readJson(file, fileSchema);
  const accounts = new Map(read?.accounts.map((account) => [account.localId, account]));
  let sessions: readonly Session[] = read?.sessions ?? [];
  let mails: readonly Mail[] = read?.mails ?? [];
  let isChanged = read === null;

  const find = (fits: (account: Account) => boolean) => [...accounts.values()].find(fits) ?? null;

  return {
    accounts: () => [...accounts.values()],
    byId: (localId) => accounts.get(localId) ?? null,
    byEmail: (email) => find((account) => account.email === email),
    byGoogle: (rawId) => find(({ google }) => google?.rawId === rawId),
    put(account) {
      accounts.set(account.localId, account);
      isChanged = true;
      return account;
    },
    remove(localId) {
      accounts.delete(localId);
      sessions = sessions.filter((session) => session.localId !== localId);
      isChanged = true;
    },
    startSession(session) {
      const refreshToken = randomBytes(48).toString("base64url");
      const ofAccount = sessions.filter(({ localId }) => localId === session.localId);
      const oldest = new Set(ofAccount.slice(0, Math.max(0, ofAccount.length - sessionsOfAccountMax + 1)));
      const kept = sessions.filter((held) => !oldest.has(held));
      sessions = [...kept, { ...session, tokenHash: hashOf(refreshToken) }];
      isChanged = true;
      return refreshToken;
    },
    sessionOf(refreshToken) {
      const tokenHash = hashOf(refreshToken);
      return sessions.find((session) => session.tokenHash === tokenHash) ?? null;
    },
    mails: () => mails.toReversed(),
    sendMail(sent) {
      const mail = { ...sent, oobCode: randomBytes(40).toString("base64url"), isUsed: false };
      mails = [...mails, mail].slice(-mailsMax);
      isChanged = true;
      return mail;
    },
    useMail(oobCode) {
      mails = mails.map((mail) => (mail.oobCode === oobCode ? { ...mail, isUsed: true } : mail));
      isChanged = true;
    },
    flush() {
      if (!isChanged) return;
      writeJson(file, { accounts: [...accounts.values()], sessions, mails });
      isChanged = false;
    },
  };
}

function hashOf(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}
