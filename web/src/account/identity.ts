// The sign-in library, in a separate chunk; only this file imports it. Refusals are values with the library's code.

import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAuth,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
  type User as LibraryUser,
  type UserCredential,
} from "firebase/auth";
import { FirebaseError } from "firebase/app";
import { tokenSyncPath } from "#config/core/operator.ts";
import type { UserToken } from "#lib/api-user.ts";
import { firebaseApp } from "#lib/firebase-app.ts";
import { reasonOf } from "./core/token-refusal.ts";
import type { AccountKind, Proof, SignInFailure, User } from "./core/user.ts";
import { askLocalGoogle } from "./local-google.ts";

export type Tried<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: SignInFailure };

export type GivenProof =
  | { readonly kind: "google" }
  | { readonly kind: "password"; readonly password: string };

/** None of its functions throws. */
export interface Identity {
  /** A token for our own API; with `isFresh`, a new one instead of the stored one. */
  readonly token: (isFresh: boolean) => Promise<UserToken>;
  readonly kindOf: (email: string) => Promise<Tried<AccountKind>>;
  /** Opens a window, so call it in the handler of a press. */
  readonly signInWithGoogle: () => Promise<Tried>;
  /** A blank name is not saved. */
  readonly signUp: (account: NewAccount) => Promise<Tried>;
  readonly signIn: (email: string, password: string) => Promise<Tried>;
  /** Mails a link to a page that sets a new password. */
  readonly mailReset: (email: string) => Promise<Tried>;
  /** Mails a link that verifies the address. */
  readonly mailVerification: () => Promise<Tried>;
  /** Loads the user again, and a new token if the address has been verified since. */
  readonly renewUser: () => Promise<Tried>;
  /** Lets the user sign in once more, as the library requires before it deletes an account. */
  readonly proveAgain: (proof: GivenProof) => Promise<Tried>;
  readonly deleteUser: () => Promise<Tried>;
  readonly signOut: () => Promise<Tried>;
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

const isLocal = import.meta.env.MODE === "developer";

/** Follows the user from now on; resolves when it is known whether a user is signed in. */
export async function startIdentity(onUser: (user: User | null) => void): Promise<Identity> {
  const auth = createAuth();
  auth.useDeviceLanguage();
  let isRenewing = false;
  const tell = () => {
    if (!isRenewing) onUser(auth.currentUser && userOf(auth.currentUser));
  };
  onIdTokenChanged(auth, tell);
  await auth.authStateReady();
  tell();

  /** Tries an action on the signed-in user, and reports the changed user. */
  const ofUser = (act: (user: LibraryUser) => Promise<unknown>) =>
    tried(async () => {
      if (!auth.currentUser) throw new FirebaseError("auth/no-current-user", "Nobody is signed in.");
      try {
        await act(auth.currentUser);
      } finally {
        tell();
      }
    });
  return {
    token: async (isFresh) => {
      const got = await triedFor(async () => (await auth.currentUser?.getIdToken(isFresh)) ?? null);
      if (!got.ok) return { ok: false, reason: reasonOf(got.failure) };
      return got.value === null ? { ok: false, reason: "expired" } : { ok: true, token: got.value };
    },
    kindOf: (email) => triedFor(async () => kindIn(await fetchSignInMethodsForEmail(auth, email))),
    signInWithGoogle: () => tried(() => signInWithGoogle(auth)),
    signUp: ({ email, password, name }) =>
      tried(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        if (name.trim() === "") return;
        // The account exists by now, and works without its name too.
        await updateProfile(user, { displayName: name.trim() }).catch(() => undefined);
        tell();
      }),
    signIn: (email, password) => tried(() => signInWithEmailAndPassword(auth, email, password)),
    mailReset: (email) => tried(() => sendPasswordResetEmail(auth, email, backToPage())),
    mailVerification: () => ofUser((user) => sendEmailVerification(user, backToPage())),
    renewUser: () =>
      ofUser(async (user) => {
        const wasVerified = user.emailVerified;
        // The library reports a verified address before it has a token that contains it.
        isRenewing = true;
        try {
          await reload(user);
          if (user.emailVerified && !wasVerified) await user.getIdToken(true);
        } finally {
          isRenewing = false;
        }
      }),
    proveAgain: (proof) => ofUser((user) => prove(user, proof)),
    deleteUser: () => tried(async () => auth.currentUser && deleteUser(auth.currentUser)),
    signOut: () => tried(() => signOut(auth)),
  };
}

function createAuth(): Auth {
  const app = firebaseApp();
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];
  if (isLocal) {
    const auth = initializeAuth(app, { persistence, errorMap: debugErrorMap });
    // The local server forwards these calls to the identity server.
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
    return auth;
  }
  const syncPath = tokenSyncPath(import.meta.env);
  if (syncPath !== null) {
    // The library reads the path from this global object. If it were not set, a cookie could give another path.
    Object.assign(globalThis, { __FIREBASE_DEFAULTS__: { _authTokenSyncURL: syncPath } });
    return getAuth(app);
  }
  return initializeAuth(app, {
    persistence,
    errorMap: debugErrorMap,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope("profile");
  return provider;
}

async function signInWithGoogle(auth: Auth): Promise<UserCredential> {
  return isLocal
    ? signInWithCredential(auth, GoogleAuthProvider.credential(await askLocalGoogle()))
    : signInWithPopup(auth, googleProvider());
}

async function prove(user: LibraryUser, proof: GivenProof): Promise<UserCredential> {
  if (proof.kind === "password") {
    const credential = EmailAuthProvider.credential(user.email ?? "", proof.password);
    return reauthenticateWithCredential(user, credential);
  }
  return isLocal
    ? reauthenticateWithCredential(user, GoogleAuthProvider.credential(await askLocalGoogle()))
    : reauthenticateWithPopup(user, googleProvider());
}

/** The address to which the pages of a mailed link send the visitor at the end. */
function backToPage() {
  return { url: `${window.location.origin}/#/upgrade` };
}

function userOf({
  uid,
  email,
  emailVerified,
  displayName,
  phoneNumber,
  photoURL: photoUrl,
  providerData,
}: LibraryUser): User {
  const providers = providerData.map(({ providerId }) => providerId);
  const proofs: Proof[] = [
    ...(providers.includes(EmailAuthProvider.PROVIDER_ID) ? (["password"] as const) : []),
    ...(providers.includes(GoogleAuthProvider.PROVIDER_ID) ? (["google"] as const) : []),
  ];
  return {
    uid,
    email: email ?? "",
    emailVerified,
    name: displayName ?? "",
    phone: phoneNumber ?? "",
    photoUrl,
    proofs,
  };
}

function kindIn(methods: readonly string[]): AccountKind {
  if (methods.includes(GoogleAuthProvider.GOOGLE_SIGN_IN_METHOD)) return "google";
  return methods.length === 0 ? "new" : "existing";
}

async function tried(act: () => Promise<unknown>): Promise<Tried> {
  return triedFor(async () => {
    await act();
    return undefined;
  });
}

async function triedFor<Value>(act: () => Promise<Value>): Promise<Tried<Value>> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    return { ok: false, failure: failureIn(error) };
  }
}

function failureIn(error: unknown): SignInFailure {
  if (error instanceof FirebaseError)
    return { code: error.code.replace(/^auth\//, ""), message: error.message };
  return { code: "internal-error", message: error instanceof Error ? error.message : String(error) };
}
