// accounts:signInWithIdp: a Google sign-in by the emulator's unsigned id token, JSON instead of a signed text.

import { z } from "zod";
import type { Account, GoogleProfile } from "../directory.ts";
import { demand, Failure } from "../failure.ts";
import { canonicalEmail, type Services } from "../services.ts";
import { bearerOf, signedIn } from "../tokens.ts";
import { call } from "./call.ts";
import { orAbsent } from "./profile.ts";
import { newAccount } from "./sign-up.ts";

const body = z.object({
  requestUri: z.string().optional(),
  postBody: z.string().optional(),
  /** The account to link to. */
  idToken: z.string().optional(),
  /** False if a signed-in person signs in again as a proof: then no account is made. */
  autoCreate: z.boolean().optional(),
  returnIdpCredential: z.boolean().optional(),
});

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.string().optional(),
});

/** Google's claims about its account. */
interface Assertion extends GoogleProfile {
  readonly emailVerified: boolean;
}

export const signInWithIdp = call(body, async (services, request) => {
  const { idToken: googleToken, assertion, answer } = readAssertion(request);
  const linked = request.idToken === undefined ? null : (await bearerOf(services, request.idToken)).account;
  const owner = services.directory.byGoogle(assertion.rawId);
  const credential = {
    oauthIdToken: googleToken,
    oauthAccessToken: "LocalIdentityServerAccessToken_google.com",
  };
  const base = { ...answer, ...credential };
  let account: Account;
  try {
    if (linked) account = link(services, assertion, linked, owner);
    else if (owner) account = owner;
    else {
      const byEmail = assertion.email === null ? null : services.directory.byEmail(assertion.email);
      // Google has not verified the e-mail, so the owner of the account must confirm that both accounts are theirs.
      if (byEmail && !assertion.emailVerified)
        return { ...base, localId: byEmail.localId, needConfirmation: true, verifiedProvider: [] };
      if (!byEmail && request.autoCreate === false) throw new Failure("EMAIL_NOT_FOUND");
      account = byEmail ? adopt(services, assertion, byEmail) : made(services, assertion);
    }
  } catch (fault) {
    if (!(fault instanceof Failure) || request.returnIdpCredential !== true) throw fault;
    return { ...base, errorMessage: fault.message };
  }
  const isNewUser = !services.directory.byId(account.localId);
  const kept = services.directory.put({
    ...account,
    google: profileIn(assertion),
    lastLoginAtMs: account.disabled ? account.lastLoginAtMs : services.nowMs(),
  });
  demand(!kept.disabled, "USER_DISABLED");
  return {
    ...base,
    ...(kept.email === assertion.email && { emailVerified: kept.emailVerified }),
    ...(isNewUser && { isNewUser }),
    localId: kept.localId,
    ...(await signedIn(services, kept, "google.com")),
  };
});

function link(
  { directory }: Services,
  { email, emailVerified }: Assertion,
  linked: Account,
  owner: Account | null,
): Account {
  demand(!owner, "FEDERATED_USER_ID_ALREADY_LINKED");
  const byEmail = email === null ? null : directory.byEmail(email);
  demand(!byEmail || byEmail.localId === linked.localId, "EMAIL_EXISTS");
  const own = linked.email ?? email;
  const isSame = own !== null && own === email;
  return { ...linked, email: own, emailVerified: isSame && emailVerified ? true : linked.emailVerified };
}

/**
 * Links a verified Google account. An unverified account may have been made by a stranger, so its password is dropped.
 */
function adopt({ nowMs }: Services, assertion: Assertion, account: Account): Account {
  const { displayName, photoUrl } = assertion;
  const known = { ...account, displayName, photoUrl, emailVerified: true };
  return account.emailVerified ? known : { ...known, password: null, validSinceMs: nowMs() };
}

function made({ directory, nowMs }: Services, assertion: Assertion): Account {
  const { email, emailVerified, displayName, photoUrl } = assertion;
  return { ...newAccount(directory, nowMs()), email, emailVerified, displayName, photoUrl };
}

function profileIn({ rawId, email, displayName, photoUrl }: Assertion): GoogleProfile {
  return { rawId, email, displayName, photoUrl };
}

function readAssertion({ requestUri, postBody = "" }: z.infer<typeof body>): {
  readonly idToken: string;
  readonly assertion: Assertion;
  readonly answer: object;
} {
  demand(requestUri, "MISSING_REQUEST_URI");
  const address = URL.parse(requestUri);
  demand(address, "INVALID_REQUEST_URI");
  const fields = new Map([...address.searchParams, ...new URLSearchParams(postBody)]);
  const providerId = fields.get("providerId")?.toLowerCase();
  demand(providerId, "INVALID_CREDENTIAL_OR_PROVIDER_ID : The request names no provider.");
  demand(
    providerId === "google.com",
    "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.",
  );
  const idToken = fields.get("id_token");
  if (!idToken) throw new Failure("This server signs in with an id token only.", 501);
  const claims = claimsIn(idToken);
  const email = claims.email === undefined ? null : canonicalEmail(claims.email);
  const assertion = {
    rawId: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    displayName: claims.name ?? null,
    photoUrl: claims.picture ?? null,
  };
  const answer = {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    providerId,
    federatedId: `https://accounts.google.com/${claims.sub}`,
    displayName: claims.name,
    fullName: claims.name,
    firstName: claims.given_name,
    lastName: claims.family_name,
    photoUrl: claims.picture,
    email: orAbsent(email),
    emailVerified: assertion.emailVerified,
    rawUserInfo: JSON.stringify({
      ...claims,
      id: claims.sub,
      verified_email: assertion.emailVerified,
      email,
    }),
  };
  return { idToken, assertion, answer };
}

function claimsIn(idToken: string): z.infer<typeof claimsSchema> {
  const read = claimsSchema.safeParse(jsonIn(idToken));
  if (read.success) return read.data;
  throw new Failure('INVALID_IDP_RESPONSE : The id token must be JSON with a text "sub".');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
