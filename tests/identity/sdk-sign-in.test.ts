// How the stock Firebase SDK signs up, signs in and checks e-mails: the same against our server and, by
// `npm run test:lab -- identity`, the Auth emulator.

import {
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  reload,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from "firebase/auth";
import { describe, expect, test } from "vitest";
import { createKeys } from "../../worker/src/auth/keys.ts";
import { readToken } from "../../worker/src/auth/token.ts";
import { projectId } from "#support/server/tokens.ts";
import { newEmail } from "./local.ts";
import { claimsOf, codeOf, googleCredential, isOurs, password, useSdk } from "./sdk.ts";

const sdk = useSdk();

async function identityIn(token: string) {
  // Another server has no keys; its tokens must be refused before one is looked for.
  const address = sdk.provider.keysAddress ?? "http://127.0.0.1:1/";
  const { keyOf } = createKeys({ address, fetch, nowMs: Date.now, onFault: () => {} });
  return readToken(token, { projectId, keyOf, nowMs: Date.now });
}

describe("sign-up and password", () => {
  test("a new account is signed in, not verified, and its e-mail is in lower case", async () => {
    const email = newEmail();
    const user = await sdk.signUp(email.toUpperCase());
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.providerData).toMatchObject([{ providerId: "password", uid: email }]);
    expect(await claimsOf(user)).toMatchObject({
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: user.uid,
      user_id: user.uid,
      email,
      email_verified: false,
      firebase: { sign_in_provider: "password", identities: { email: [email] } },
    });
  });

  test("the token lives for an hour", async () => {
    const { claims } = await (await sdk.signUp()).getIdTokenResult();
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(Number(claims.auth_time)).toBeLessThanOrEqual(Number(claims.iat));
  });

  test("the Worker takes our token; the emulator's are not signed, so it refuses them", async () => {
    const user = await sdk.signUp();
    const identity = {
      uid: user.uid,
      email: user.email,
      emailVerified: false,
      authTimeS: expect.any(Number),
    };
    expect(await identityIn(await user.getIdToken())).toEqual(isOurs ? identity : null);
  });

  test("the same person signs in again", async () => {
    const { uid, email } = await sdk.signUp();
    const again = await signInWithEmailAndPassword(sdk.provider.newAuth(), email ?? "", password);
    expect(again.user.uid).toBe(uid);
  });

  test("name and photo go into the profile and the token", async () => {
    const user = await sdk.signUp();
    await updateProfile(user, { displayName: "Ada", photoURL: "http://localhost/a.png" });
    await reload(user);
    expect(user).toMatchObject({ displayName: "Ada", photoURL: "http://localhost/a.png" });
    expect(await claimsOf(user)).toMatchObject({ name: "Ada", picture: "http://localhost/a.png" });
  });

  const refused: readonly (readonly [name: string, code: string, call: () => Promise<unknown>])[] = [
    ["an unknown e-mail", "user-not-found", () => signInWithEmailAndPassword(sdk.auth, newEmail(), password)],
    [
      "a sign-in without password",
      "missing-password",
      () => signInWithEmailAndPassword(sdk.auth, newEmail(), ""),
    ],
    ["a sign-in by no e-mail", "invalid-email", () => signInWithEmailAndPassword(sdk.auth, "ada", password)],
    [
      "a password of 5 characters",
      "weak-password",
      () => createUserWithEmailAndPassword(sdk.auth, newEmail(), "12345"),
    ],
    [
      "a sign-up without password",
      "missing-password",
      () => createUserWithEmailAndPassword(sdk.auth, newEmail(), ""),
    ],
    [
      "a sign-up by no e-mail",
      "invalid-email",
      () => createUserWithEmailAndPassword(sdk.auth, "ada", password),
    ],
    ["a check of no e-mail", "invalid-email", () => fetchSignInMethodsForEmail(sdk.auth, "ada")],
  ];
  test.each(refused)("%s is refused as %s", async (_name, code, call) => {
    expect(await codeOf(call())).toBe(code);
  });

  test("a wrong password is refused as wrong-password", async () => {
    const { email } = await sdk.signUp();
    expect(await codeOf(signInWithEmailAndPassword(sdk.auth, email ?? "", "secret-2"))).toBe(
      "wrong-password",
    );
  });

  test("an e-mail that has an account cannot sign up again", async () => {
    const { email } = await sdk.signUp();
    expect(await codeOf(createUserWithEmailAndPassword(sdk.auth, email ?? "", password))).toBe(
      "email-already-in-use",
    );
  });

  test.runIf(isOurs)("nobody gets an account without a name", async () => {
    expect(await codeOf(signInAnonymously(sdk.auth))).toBe("admin-restricted-operation");
  });
});

describe("e-mail check", () => {
  test("it names how an account signs in, and nothing for a stranger", async () => {
    const { email } = await sdk.signUp();
    const google = newEmail();
    await signInWithCredential(sdk.auth, googleCredential({ email: google }));
    expect(await fetchSignInMethodsForEmail(sdk.auth, email ?? "")).toEqual(["password"]);
    expect(await fetchSignInMethodsForEmail(sdk.auth, google)).toEqual(["google.com"]);
    expect(await fetchSignInMethodsForEmail(sdk.auth, newEmail())).toEqual([]);
  });

  test("with e-mail privacy neither check, sign-in nor reset tells who has an account", async () => {
    const { email } = await sdk.signUp();
    await sdk.provider.setEmailPrivacy(true);
    for (const asked of [email ?? "", newEmail()]) {
      expect(await fetchSignInMethodsForEmail(sdk.auth, asked)).toEqual([]);
      expect(await codeOf(signInWithEmailAndPassword(sdk.auth, asked, "secret-2"))).toBe(
        "invalid-credential",
      );
      await sendPasswordResetEmail(sdk.auth, asked);
    }
    expect(await codeOf(createUserWithEmailAndPassword(sdk.auth, email ?? "", password))).toBe(
      "email-already-in-use",
    );
  });
});
