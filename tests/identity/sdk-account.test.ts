// What the stock Firebase SDK does by mails, by Google and with a signed-in account: the same against our server and, by
// `npm run test:lab -- identity`, the Auth emulator.

import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
} from "firebase/auth";
import { describe, expect, test } from "vitest";
import { newEmail } from "./local.ts";
import { claimsOf, codeOf, googleCredential, password, useSdk } from "./sdk.ts";

const sdk = useSdk();

describe("mails", () => {
  test("the link of a mail verifies the e-mail: seen after a reload, and in the next token", async () => {
    const user = await sdk.signUp();
    await sendEmailVerification(user);
    expect(await sdk.openLink(user.email ?? "")).toBe(200);
    expect(user.emailVerified).toBe(false);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect(await claimsOf(user)).toMatchObject({ email_verified: true });
  });

  test("a code counts once", async () => {
    const user = await sdk.signUp();
    await sendEmailVerification(user, { url: "http://localhost/" });
    const { oobCode, oobLink, requestType } = await sdk.provider.mailTo(user.email ?? "");
    expect(requestType).toBe("VERIFY_EMAIL");
    await applyActionCode(sdk.auth, oobCode);
    expect(await codeOf(applyActionCode(sdk.auth, oobCode))).toBe("invalid-action-code");
    expect((await fetch(oobLink, { redirect: "manual" })).status).toBe(400);
  });

  test("a reset sets the password, verifies the e-mail, and the old password is gone", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    await sendPasswordResetEmail(sdk.auth, email);
    const { oobCode } = await sdk.provider.mailTo(email);
    expect((await checkActionCode(sdk.auth, oobCode)).data).toMatchObject({ email });
    expect(await codeOf(confirmPasswordReset(sdk.auth, oobCode, "12345"))).toBe("weak-password");
    await confirmPasswordReset(sdk.auth, oobCode, "secret-2");
    expect(await codeOf(signInWithEmailAndPassword(sdk.auth, email, password))).toBe("wrong-password");
    const again = await signInWithEmailAndPassword(sdk.auth, email, "secret-2");
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(await codeOf(confirmPasswordReset(sdk.auth, oobCode, "secret-3"))).toBe("invalid-action-code");
  });

  test("the link of a reset takes the new password in its address", async () => {
    const email = (await sdk.signUp()).email ?? "";
    await sendPasswordResetEmail(sdk.auth, email);
    expect(await sdk.openLink(email, "&newPassword=secret-2")).toBe(200);
    await signInWithEmailAndPassword(sdk.auth, email, "secret-2");
  });

  const refused: readonly (readonly [name: string, code: string, call: () => Promise<unknown>])[] = [
    ["a reset for a stranger", "user-not-found", () => sendPasswordResetEmail(sdk.auth, newEmail())],
    ["a code that nobody sent", "invalid-action-code", () => applyActionCode(sdk.auth, "x")],
    ["a reset by such a code", "invalid-action-code", () => confirmPasswordReset(sdk.auth, "x", password)],
  ];
  test.each(refused)("%s is refused as %s", async (_name, code, call) => {
    expect(await codeOf(call())).toBe(code);
  });

  test("a link without a code that counts says so", async () => {
    const { status } = await fetch(
      `${sdk.provider.url}/emulator/action?mode=verifyEmail&oobCode=x&apiKey=local`,
    );
    expect(status).toBe(400);
  });
});

describe("Google", () => {
  test("a first sign-in makes a verified account, the next one finds it", async () => {
    const email = newEmail();
    const credential = googleCredential({ email, name: "Grace", picture: "http://localhost/g.png" });
    const { user } = await signInWithCredential(sdk.auth, credential);
    expect(user).toMatchObject({
      email,
      emailVerified: true,
      displayName: "Grace",
      photoURL: "http://localhost/g.png",
    });
    const again = await signInWithCredential(sdk.provider.newAuth(), credential);
    expect(again.user.uid).toBe(user.uid);
    const { firebase } = await claimsOf(again.user);
    expect(firebase).toMatchObject({ sign_in_provider: "google.com", identities: { email: [email] } });
  });

  test("it takes over an account with that e-mail that nobody verified: the password there is gone", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    const google = await signInWithCredential(sdk.provider.newAuth(), googleCredential({ email }));
    expect(google.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(google.user.providerData.map(({ providerId }) => providerId)).toEqual(["google.com"]);
    expect(await codeOf(signInWithEmailAndPassword(sdk.auth, email, password))).toBe("wrong-password");
  });

  test("it links to a verified account, whose password stays", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    await sendEmailVerification(user);
    await sdk.openLink(email);
    const google = await signInWithCredential(sdk.provider.newAuth(), googleCredential({ email }));
    expect(google.user.uid).toBe(user.uid);
    expect(google.user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      "google.com",
      "password",
    ]);
    await signInWithEmailAndPassword(sdk.auth, email, password);
  });

  test("an e-mail that Google does not vouch for takes nothing over", async () => {
    const { email } = await sdk.signUp();
    const credential = googleCredential({ email, email_verified: false });
    expect(await codeOf(signInWithCredential(sdk.auth, credential))).toBe(
      "account-exists-with-different-credential",
    );
  });

  test("a token that is no JSON is refused as invalid-credential", async () => {
    const broken = GoogleAuthProvider.credential('{"sub":');
    expect(await codeOf(signInWithCredential(sdk.auth, broken))).toBe("invalid-credential");
  });

  test("a signed-in person links Google, and another one cannot link the same", async () => {
    const user = await sdk.signUp();
    const credential = googleCredential({ email: newEmail() });
    await linkWithCredential(user, credential);
    expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      "google.com",
      "password",
    ]);
    expect(await codeOf(linkWithCredential(await sdk.signUp(), credential))).toBe(
      "credential-already-in-use",
    );
  });

  test("a Google account gets a password, with its own e-mail or another one", async () => {
    const email = newEmail();
    const { user } = await signInWithCredential(sdk.auth, googleCredential({ email }));
    await updatePassword(user, password);
    expect((await signInWithEmailAndPassword(sdk.provider.newAuth(), email, password)).user.uid).toBe(
      user.uid,
    );

    const other = newEmail();
    const linked = (await signInWithCredential(sdk.auth, googleCredential({ email: newEmail() }))).user;
    await linkWithCredential(linked, EmailAuthProvider.credential(other, password));
    expect(linked).toMatchObject({ email: other, emailVerified: false });
    expect((await signInWithEmailAndPassword(sdk.provider.newAuth(), other, password)).user.uid).toBe(
      linked.uid,
    );
  });

  test("who proves by another Google account who they are is refused as user-mismatch", async () => {
    const { user } = await signInWithCredential(sdk.auth, googleCredential({ email: newEmail() }));
    const other = googleCredential({ email: newEmail() });
    expect(await codeOf(reauthenticateWithCredential(user, other))).toBe("user-mismatch");
  });
});

describe("changes", () => {
  test("a new password counts, and the person who set it stays signed in", async () => {
    const user = await sdk.signUp();
    await updatePassword(user, "secret-2");
    await user.getIdToken(true);
    await reload(user);
    await signInWithEmailAndPassword(sdk.provider.newAuth(), user.email ?? "", "secret-2");
  });

  test("a new e-mail is not verified and must be free", async () => {
    const taken = (await sdk.signUp()).email ?? "";
    const user = await sdk.signUp();
    expect(await codeOf(updateEmail(user, taken))).toBe("email-already-in-use");
    const email = newEmail();
    await updateEmail(user, email);
    expect(user).toMatchObject({ email, emailVerified: false });
  });

  test("a person proves again who they are, by the password", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    const wrong = EmailAuthProvider.credential(email, "secret-2");
    expect(await codeOf(reauthenticateWithCredential(user, wrong))).toBe("wrong-password");
  });

  test("a disabled account cannot sign in, reload or refresh, and can again afterwards", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    await sdk.provider.setDisabled(user.uid, true);
    expect(await codeOf(signInWithEmailAndPassword(sdk.provider.newAuth(), email, password))).toBe(
      "user-disabled",
    );
    expect(await codeOf(user.getIdToken(true))).toBe("user-disabled");
    expect(await codeOf(reload(user))).toBe("user-disabled");
    await sdk.provider.setDisabled(user.uid, false);
    await signInWithEmailAndPassword(sdk.auth, email, password);
  });

  test("a disabled account cannot come in by Google", async () => {
    const credential = googleCredential({ email: newEmail() });
    const { user } = await signInWithCredential(sdk.auth, credential);
    await sdk.provider.setDisabled(user.uid, true);
    expect(await codeOf(signInWithCredential(sdk.provider.newAuth(), credential))).toBe("user-disabled");
  });

  test("a deleted account is gone, and its e-mail is free again", async () => {
    const user = await sdk.signUp();
    const email = user.email ?? "";
    const other = (await signInWithEmailAndPassword(sdk.provider.newAuth(), email, password)).user;
    await deleteUser(user);
    expect(sdk.auth.currentUser).toBeNull();
    expect(await codeOf(reload(other))).toBe("user-token-expired");
    expect(await codeOf(signInWithEmailAndPassword(sdk.auth, email, password))).toBe("user-not-found");
    expect((await sdk.signUp(email)).uid).not.toBe(user.uid);
  });
});
