// The Firebase SDK in tests: a provider and a fresh SDK for each test, and shorthands.

import { createUserWithEmailAndPassword, GoogleAuthProvider, type Auth, type User } from "firebase/auth";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { newEmail } from "./local.ts";
import { startProvider, type TestProvider } from "./provider.ts";

/** Whether the tests are about our server, not one at IDENTITY_ADDRESS. */
export const isOurs = !process.env["IDENTITY_ADDRESS"];

export const password = "secret-1";

export interface Sdk {
  readonly provider: TestProvider;
  /** Nobody is signed in when a test begins. */
  readonly auth: Auth;
  readonly signUp: (email?: string) => Promise<User>;
  /** Opens the link of the newest mail as a browser does; the answer's status. */
  readonly openLink: (email: string, more?: string) => Promise<number>;
}

export function useSdk(): Sdk {
  let provider: TestProvider;
  let auth: Auth;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider?.stop());
  beforeEach(() => {
    auth = provider.newAuth();
  });
  afterEach(() => provider.setEmailPrivacy(false));
  return {
    get provider() {
      return provider;
    },
    get auth() {
      return auth;
    },
    async signUp(email = newEmail()) {
      return (await createUserWithEmailAndPassword(auth, email, password)).user;
    },
    async openLink(email, more = "") {
      const { oobLink } = await provider.mailTo(email);
      return (await fetch(`${oobLink}${more}`, { redirect: "manual" })).status;
    },
  };
}

/** The code without "auth/"; fails where the call succeeds. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const fault: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return fault instanceof Error && "code" in fault ? String(fault.code).replace("auth/", "") : String(fault);
}

export function googleCredential(claims: Readonly<Record<string, unknown>>) {
  const idToken = JSON.stringify({ sub: crypto.randomUUID(), email_verified: true, ...claims });
  return GoogleAuthProvider.credential(idToken);
}

/** Of a token that has just been fetched. */
export const claimsOf = async (user: User) => (await user.getIdTokenResult(true)).claims;
