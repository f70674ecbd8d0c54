// What the stock Firebase SDK meets: the same against our server and, by `npm run test:identity`, the Auth emulator.

import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from "firebase/auth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeyOf } from "../../worker/src/auth/keys.ts";
import { readToken } from "../../worker/src/auth/token.ts";
import { projectId } from "../helpers/tokens.ts";
import { startProvider, type TestProvider } from "./provider.ts";

let provider: TestProvider;
let auth: Auth;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  auth = provider.newAuth();
});
afterEach(() => provider.setEmailPrivacy(false));

const isOurs = !process.env["IDENTITY_ADDRESS"];
const password = "secret-1";
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function signUp(email = newEmail()): Promise<User> {
  return (await createUserWithEmailAndPassword(auth, email, password)).user;
}

/** The code without "auth/"; fails where the call succeeds. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  const fault: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return fault instanceof Error && "code" in fault ? String(fault.code).replace("auth/", "") : String(fault);
}

function googleCredential(claims: Readonly<Record<string, unknown>>) {
  const idToken = JSON.stringify({ sub: crypto.randomUUID(), email_verified: true, ...claims });
  return GoogleAuthProvider.credential(idToken);
}

async function openLink(email: string, more = ""): Promise<number> {
  const { oobLink } = await provider.mailTo(email);
  return (await fetch(`${oobLink}${more}`, { redirect: "manual" })).status;
}

const claimsOf = async (user: User) => (await user.getIdTokenResult(true)).claims;

async function identityIn(token: string) {
  // Another server has no keys; its tokens must be refused before one is looked for.
  const address = provider.keysAddress ?? "http://127.0.0.1:1/";
  const keyOf = createKeyOf({ address, fetch, nowMs: Date.now, onFault: () => {} });
  return readToken(token, { projectId, keyOf, nowMs: Date.now });
}

describe("sign-up and password", () => {
  test("a new account is signed in, not verified, and its e-mail is in lower case", async () => {
    const email = newEmail();
    const user = await signUp(email.toUpperCase());
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
    const { claims } = await (await signUp()).getIdTokenResult();
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(Number(claims.auth_time)).toBeLessThanOrEqual(Number(claims.iat));
  });

  test("the Worker takes our token; the emulator's are not signed, so it refuses them", async () => {
    const user = await signUp();
    const identity = {
      uid: user.uid,
      email: user.email,
      emailVerified: false,
      authTimeS: expect.any(Number),
    };
    expect(await identityIn(await user.getIdToken())).toEqual(isOurs ? identity : null);
  });

  test("the same person signs in again", async () => {
    const { uid, email } = await signUp();
    const again = await signInWithEmailAndPassword(provider.newAuth(), email ?? "", password);
    expect(again.user.uid).toBe(uid);
  });

  test("name and photo go into the profile and the token", async () => {
    const user = await signUp();
    await updateProfile(user, { displayName: "Ada", photoURL: "http://localhost/a.png" });
    await reload(user);
    expect(user).toMatchObject({ displayName: "Ada", photoURL: "http://localhost/a.png" });
    expect(await claimsOf(user)).toMatchObject({ name: "Ada", picture: "http://localhost/a.png" });
  });

  const refused: readonly (readonly [name: string, code: string, call: () => Promise<unknown>])[] = [
    ["an unknown e-mail", "user-not-found", () => signInWithEmailAndPassword(auth, newEmail(), password)],
    [
      "a sign-in without password",
      "missing-password",
      () => signInWithEmailAndPassword(auth, newEmail(), ""),
    ],
    ["a sign-in by no e-mail", "invalid-email", () => signInWithEmailAndPassword(auth, "ada", password)],
    [
      "a password of 5 characters",
      "weak-password",
      () => createUserWithEmailAndPassword(auth, newEmail(), "12345"),
    ],
    [
      "a sign-up without password",
      "missing-password",
      () => createUserWithEmailAndPassword(auth, newEmail(), ""),
    ],
    ["a sign-up by no e-mail", "invalid-email", () => createUserWithEmailAndPassword(auth, "ada", password)],
    ["a check of no e-mail", "invalid-email", () => fetchSignInMethodsForEmail(auth, "ada")],
  ];
  test.each(refused)("%s is refused as %s", async (_name, code, call) => {
    expect(await codeOf(call())).toBe(code);
  });

  test("a wrong password is refused as wrong-password", async () => {
    const { email } = await signUp();
    expect(await codeOf(signInWithEmailAndPassword(auth, email ?? "", "secret-2"))).toBe("wrong-password");
  });

  test("an e-mail that has an account cannot sign up again", async () => {
    const { email } = await signUp();
    expect(await codeOf(createUserWithEmailAndPassword(auth, email ?? "", password))).toBe(
      "email-already-in-use",
    );
  });

  test.runIf(isOurs)("nobody gets an account without a name", async () => {
    expect(await codeOf(signInAnonymously(auth))).toBe("admin-restricted-operation");
  });
});

describe("e-mail check", () => {
  test("it names how an account signs in, and nothing for a stranger", async () => {
    const { email } = await signUp();
    const google = newEmail();
    await signInWithCredential(auth, googleCredential({ email: google }));
    expect(await fetchSignInMethodsForEmail(auth, email ?? "")).toEqual(["password"]);
    expect(await fetchSignInMethodsForEmail(auth, google)).toEqual(["google.com"]);
    expect(await fetchSignInMethodsForEmail(auth, newEmail())).toEqual([]);
  });

  test("with e-mail privacy neither check, sign-in nor reset tells who has an account", async () => {
    const { email } = await signUp();
    await provider.setEmailPrivacy(true);
    for (const asked of [email ?? "", newEmail()]) {
      expect(await fetchSignInMethodsForEmail(auth, asked)).toEqual([]);
      expect(await codeOf(signInWithEmailAndPassword(auth, asked, "secret-2"))).toBe("invalid-credential");
      await sendPasswordResetEmail(auth, asked);
    }
    expect(await codeOf(createUserWithEmailAndPassword(auth, email ?? "", password))).toBe(
      "email-already-in-use",
    );
  });
});

describe("mails", () => {
  test("the link of a mail verifies the e-mail: seen after a reload, and in the next token", async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    expect(await openLink(user.email ?? "")).toBe(200);
    expect(user.emailVerified).toBe(false);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect(await claimsOf(user)).toMatchObject({ email_verified: true });
  });

  test("a code counts once", async () => {
    const user = await signUp();
    await sendEmailVerification(user, { url: "http://localhost/" });
    const { oobCode, oobLink, requestType } = await provider.mailTo(user.email ?? "");
    expect(requestType).toBe("VERIFY_EMAIL");
    await applyActionCode(auth, oobCode);
    expect(await codeOf(applyActionCode(auth, oobCode))).toBe("invalid-action-code");
    expect((await fetch(oobLink, { redirect: "manual" })).status).toBe(400);
  });

  test("a reset sets the password, verifies the e-mail, and the old password is gone", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    await sendPasswordResetEmail(auth, email);
    const { oobCode } = await provider.mailTo(email);
    expect((await checkActionCode(auth, oobCode)).data).toMatchObject({ email });
    expect(await codeOf(confirmPasswordReset(auth, oobCode, "12345"))).toBe("weak-password");
    await confirmPasswordReset(auth, oobCode, "secret-2");
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe("wrong-password");
    const again = await signInWithEmailAndPassword(auth, email, "secret-2");
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(await codeOf(confirmPasswordReset(auth, oobCode, "secret-3"))).toBe("invalid-action-code");
  });

  test("the link of a reset takes the new password in its address", async () => {
    const email = (await signUp()).email ?? "";
    await sendPasswordResetEmail(auth, email);
    expect(await openLink(email, "&newPassword=secret-2")).toBe(200);
    await signInWithEmailAndPassword(auth, email, "secret-2");
  });

  const refused: readonly (readonly [name: string, code: string, call: () => Promise<unknown>])[] = [
    ["a reset for a stranger", "user-not-found", () => sendPasswordResetEmail(auth, newEmail())],
    ["a code that nobody sent", "invalid-action-code", () => applyActionCode(auth, "x")],
    ["a reset by such a code", "invalid-action-code", () => confirmPasswordReset(auth, "x", password)],
  ];
  test.each(refused)("%s is refused as %s", async (_name, code, call) => {
    expect(await codeOf(call())).toBe(code);
  });

  test("a link without a code that counts says so", async () => {
    const { status } = await fetch(`${provider.url}/emulator/action?mode=verifyEmail&oobCode=x&apiKey=local`);
    expect(status).toBe(400);
  });
});

describe("Google", () => {
  test("a first sign-in makes a verified account, the next one finds it", async () => {
    const email = newEmail();
    const credential = googleCredential({ email, name: "Grace", picture: "http://localhost/g.png" });
    const { user } = await signInWithCredential(auth, credential);
    expect(user).toMatchObject({
      email,
      emailVerified: true,
      displayName: "Grace",
      photoURL: "http://localhost/g.png",
    });
    const again = await signInWithCredential(provider.newAuth(), credential);
    expect(again.user.uid).toBe(user.uid);
    const { firebase } = await claimsOf(again.user);
    expect(firebase).toMatchObject({ sign_in_provider: "google.com", identities: { email: [email] } });
  });

  test("it takes over an account with that e-mail that nobody verified: the password there is gone", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    const google = await signInWithCredential(provider.newAuth(), googleCredential({ email }));
    expect(google.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(google.user.providerData.map(({ providerId }) => providerId)).toEqual(["google.com"]);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe("wrong-password");
  });

  test("it links to a verified account, whose password stays", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    await sendEmailVerification(user);
    await openLink(email);
    const google = await signInWithCredential(provider.newAuth(), googleCredential({ email }));
    expect(google.user.uid).toBe(user.uid);
    expect(google.user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      "google.com",
      "password",
    ]);
    await signInWithEmailAndPassword(auth, email, password);
  });

  test("an e-mail that Google does not vouch for takes nothing over", async () => {
    const { email } = await signUp();
    const credential = googleCredential({ email, email_verified: false });
    expect(await codeOf(signInWithCredential(auth, credential))).toBe(
      "account-exists-with-different-credential",
    );
  });

  test("a token that is no JSON is refused as invalid-credential", async () => {
    const broken = GoogleAuthProvider.credential('{"sub":');
    expect(await codeOf(signInWithCredential(auth, broken))).toBe("invalid-credential");
  });

  test("a signed-in person links Google, and another one cannot link the same", async () => {
    const user = await signUp();
    const credential = googleCredential({ email: newEmail() });
    await linkWithCredential(user, credential);
    expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      "google.com",
      "password",
    ]);
    auth = provider.newAuth();
    expect(await codeOf(linkWithCredential(await signUp(), credential))).toBe("credential-already-in-use");
  });

  test("a Google account gets a password, with its own e-mail or another one", async () => {
    const email = newEmail();
    const { user } = await signInWithCredential(auth, googleCredential({ email }));
    await updatePassword(user, password);
    expect((await signInWithEmailAndPassword(provider.newAuth(), email, password)).user.uid).toBe(user.uid);

    const other = newEmail();
    const linked = (await signInWithCredential(auth, googleCredential({ email: newEmail() }))).user;
    await linkWithCredential(linked, EmailAuthProvider.credential(other, password));
    expect(linked).toMatchObject({ email: other, emailVerified: false });
    expect((await signInWithEmailAndPassword(provider.newAuth(), other, password)).user.uid).toBe(linked.uid);
  });

  test("who proves by another Google account who they are is refused as user-mismatch", async () => {
    const { user } = await signInWithCredential(auth, googleCredential({ email: newEmail() }));
    const other = googleCredential({ email: newEmail() });
    expect(await codeOf(reauthenticateWithCredential(user, other))).toBe("user-mismatch");
  });
});

describe("changes", () => {
  test("a new password counts, and the person who set it stays signed in", async () => {
    const user = await signUp();
    await updatePassword(user, "secret-2");
    await user.getIdToken(true);
    await reload(user);
    await signInWithEmailAndPassword(provider.newAuth(), user.email ?? "", "secret-2");
  });

  test("a new e-mail is not verified and must be free", async () => {
    const taken = (await signUp()).email ?? "";
    const user = await signUp();
    expect(await codeOf(updateEmail(user, taken))).toBe("email-already-in-use");
    const email = newEmail();
    await updateEmail(user, email);
    expect(user).toMatchObject({ email, emailVerified: false });
  });

  test("a person proves again who they are, by the password", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    const wrong = EmailAuthProvider.credential(email, "secret-2");
    expect(await codeOf(reauthenticateWithCredential(user, wrong))).toBe("wrong-password");
  });

  test("a disabled account cannot sign in, reload or refresh, and can again afterwards", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    await provider.setDisabled(user.uid, true);
    expect(await codeOf(signInWithEmailAndPassword(provider.newAuth(), email, password))).toBe(
      "user-disabled",
    );
    expect(await codeOf(user.getIdToken(true))).toBe("user-disabled");
    expect(await codeOf(reload(user))).toBe("user-disabled");
    await provider.setDisabled(user.uid, false);
    await signInWithEmailAndPassword(auth, email, password);
  });

  test("a disabled account cannot come in by Google", async () => {
    const credential = googleCredential({ email: newEmail() });
    const { user } = await signInWithCredential(auth, credential);
    await provider.setDisabled(user.uid, true);
    expect(await codeOf(signInWithCredential(provider.newAuth(), credential))).toBe("user-disabled");
  });

  test("a deleted account is gone, and its e-mail is free again", async () => {
    const user = await signUp();
    const email = user.email ?? "";
    const other = (await signInWithEmailAndPassword(provider.newAuth(), email, password)).user;
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await codeOf(reload(other))).toBe("user-token-expired");
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe("user-not-found");
    expect((await signUp(email)).uid).not.toBe(user.uid);
  });
});
