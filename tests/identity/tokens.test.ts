// The tokens in time: what ends them, what keeps them, and which calls want a fresh proof of who the owner is.

import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSigner, projectId, sign } from "#support/server/tokens.ts";
import {
  asOwner,
  callApi,
  json,
  mailsOf,
  newEmail,
  refresh,
  send,
  startLocal,
  type Fields,
  type Local,
} from "./local.ts";

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local?.stop());

let email: string;
beforeEach(() => {
  email = newEmail();
});

const minuteMs = 60_000;
const password = "secret-1";

async function signUp(): Promise<Fields> {
  return (await callApi(local, "signUp", { email, password })).fields;
}

const google = (claims: Fields) => ({
  requestUri: "http://localhost",
  postBody: new URLSearchParams({
    providerId: "google.com",
    id_token: JSON.stringify({ sub: "1", email_verified: true, ...claims }),
  }).toString(),
});

async function setDisabled(localId: unknown): Promise<void> {
  const body = JSON.stringify({ localId, disableUser: true });
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  await send(`${local.server.url}${path}`, { method: "POST", headers: asOwner, body });
}

async function resetPassword(): Promise<void> {
  await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email });
  const oobCode = (await mailsOf(local, email)).at(-1)?.["oobCode"];
  await callApi(local, "resetPassword", { oobCode, newPassword: "secret-2" });
}

describe("refresh", () => {
  test("it gives a new token of the same sign-in, and the refresh token stays", async () => {
    const { idToken, refreshToken } = await signUp();
    local.pass(30 * minuteMs);
    const { fields } = await refresh(local, refreshToken);
    const before = decodeJwt(String(idToken));
    const after = decodeJwt(String(fields["id_token"]));
    expect(after["auth_time"]).toBe(before["auth_time"]);
    expect(Number(after.iat) - Number(before.iat)).toBeGreaterThanOrEqual(30 * 60);
    expect(fields).toMatchObject({ refresh_token: refreshToken, expires_in: "3600", token_type: "Bearer" });
    expect(fields["access_token"]).toBe(fields["id_token"]);
  });

  const ends: readonly (readonly [
    name: string,
    refusal: string,
    act: (account: Fields) => Promise<unknown>,
  ])[] = [
    [
      "a new password",
      "TOKEN_EXPIRED",
      ({ idToken }) => callApi(local, "update", { idToken, password: "secret-2" }),
    ],
    [
      "a new e-mail",
      "TOKEN_EXPIRED",
      ({ idToken }) => callApi(local, "update", { idToken, email: newEmail() }),
    ],
    ["a reset", "TOKEN_EXPIRED", () => resetPassword()],
    [
      "Google's owner of the e-mail",
      "TOKEN_EXPIRED",
      () => callApi(local, "signInWithIdp", google({ email })),
    ],
    ["an administrator's block", "USER_DISABLED", ({ localId }) => setDisabled(localId)],
    ["the account's end", "INVALID_REFRESH_TOKEN", ({ idToken }) => callApi(local, "delete", { idToken })],
  ];
  test.each(ends)("%s ends it with %s", async (_name, refusal, act) => {
    const account = await signUp();
    local.pass(minuteMs);
    await act(account);
    expect(await refresh(local, account["refreshToken"])).toMatchObject({ status: 400, refusal });
    expect((await callApi(local, "lookup", { idToken: account["idToken"] })).status).toBe(400);
  });

  test.each(["", "x"])("the text %j is no refresh token", async (text) => {
    const refusal = text === "" ? "MISSING_REFRESH_TOKEN" : "INVALID_REFRESH_TOKEN";
    expect(await refresh(local, text)).toMatchObject({ status: 400, refusal });
  });

  test.each([
    ["", "MISSING_GRANT_TYPE"],
    ["grant_type=password", "INVALID_GRANT_TYPE"],
  ])("the form %j is refused", async (body, refusal) => {
    const { text } = await send(`${local.server.url}/securetoken.googleapis.com/v1/token?key=k`, {
      method: "POST",
      body,
    });
    expect(text).toContain(refusal);
  });
});

describe("a sign-in that is older than 5 minutes", () => {
  const sensitive: readonly (readonly [name: string, call: string, body: Fields])[] = [
    ["delete", "delete", {}],
    ["a new password", "update", { password: "secret-2" }],
    ["a new e-mail", "update", { email: newEmail() }],
  ];

  test.each(sensitive)("it does not do for %s, whose token is new", async (_name, call, body) => {
    const { refreshToken } = await signUp();
    local.pass(5 * minuteMs + 1000);
    const idToken = (await refresh(local, refreshToken)).fields["id_token"];
    expect(await callApi(local, call, { idToken, ...body })).toMatchObject({
      refusal: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
    });
    const again = (await callApi(local, "signInWithPassword", { email, password })).fields;
    expect((await callApi(local, call, { idToken: again["idToken"], ...body })).status).toBe(200);
  });

  test("it does for a new name", async () => {
    const { idToken } = await signUp();
    local.pass(10 * minuteMs);
    expect((await callApi(local, "update", { idToken, displayName: "Ada" })).status).toBe(200);
  });

  test("a new password gives tokens of the old sign-in, so it renews no proof", async () => {
    const { idToken } = await signUp();
    local.pass(4 * minuteMs);
    const { fields } = await callApi(local, "update", { idToken, password: "secret-2" });
    local.pass(2 * minuteMs);
    expect((await callApi(local, "delete", { idToken: fields["idToken"] })).refusal).toBe(
      "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
    );
  });
});

describe("id tokens", () => {
  test("one that is older than an hour is refused", async () => {
    const { idToken } = await signUp();
    local.pass(61 * minuteMs);
    expect((await callApi(local, "lookup", { idToken })).refusal).toBe("TOKEN_EXPIRED");
  });

  test("one that another key has signed is refused", async () => {
    const { idToken } = await signUp();
    const claims = decodeJwt(String(idToken));
    const stranger = await sign(await createSigner("stranger"), claims);
    expect((await callApi(local, "lookup", { idToken: stranger })).refusal).toBe("INVALID_ID_TOKEN");
  });

  test("an unsigned one is refused, and so is none", async () => {
    const { idToken } = await signUp();
    const body = String(idToken).split(".")[1];
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    expect((await callApi(local, "lookup", { idToken: `${header}.${body}.` })).refusal).toBe(
      "INVALID_ID_TOKEN",
    );
    expect((await callApi(local, "lookup", {})).refusal).toBe("MISSING_ID_TOKEN");
    const hs = new SignJWT(decodeJwt(String(idToken))).setProtectedHeader({ alg: "HS256" });
    const secret = new TextEncoder().encode("x".repeat(32));
    expect((await callApi(local, "lookup", { idToken: await hs.sign(secret) })).refusal).toBe(
      "INVALID_ID_TOKEN",
    );
  });

  test("the key of their id is at the keys' address, public parts only, for a minute", async () => {
    const { idToken } = await signUp();
    const { headers, text } = await send(local.server.keysAddress);
    const { keys } = JSON.parse(text) as { keys: readonly Fields[] };
    const { kid } = JSON.parse(
      Buffer.from(String(idToken).split(".")[0] ?? "", "base64url").toString(),
    ) as Fields;
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(keys[0]?.["kid"]).toBe(kid);
    expect(headers["cache-control"]).toMatch(/^public, max-age=\d+/);
  });
});

describe("mails", () => {
  test.each([
    ["PASSWORD_RESET", 60 * minuteMs],
    ["VERIFY_EMAIL", 3 * 24 * 60 * minuteMs],
  ])("a code of %s counts for %i ms and then has expired", async (requestType, lifeMs) => {
    const { idToken } = await signUp();
    await callApi(local, "sendOobCode", { requestType, email, idToken });
    const [mail] = await mailsOf(local, email);
    local.pass(lifeMs - 1000);
    const check = () => callApi(local, "resetPassword", { oobCode: mail?.["oobCode"] });
    expect((await check()).fields).toMatchObject({ requestType, email });
    local.pass(2000);
    expect((await check()).refusal).toBe("EXPIRED_OOB_CODE");
    expect(await mailsOf(local, email)).toEqual([]);
  });

  test("a code of one kind does not do for the other", async () => {
    const { idToken } = await signUp();
    await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email });
    await callApi(local, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    const [reset, verify] = await mailsOf(local, email);
    expect((await callApi(local, "update", { oobCode: reset?.["oobCode"] })).refusal).toBe(
      "INVALID_OOB_CODE",
    );
    const asReset = { oobCode: verify?.["oobCode"], newPassword: "secret-2" };
    expect((await callApi(local, "resetPassword", asReset)).refusal).toBe("INVALID_OOB_CODE");
  });
});

test("what an account's owner cannot change here is refused, not passed over", async () => {
  const { idToken } = await signUp();
  for (const field of [{ deleteProvider: ["password"] }, { customAttributes: "{}" }, { emailVerified: true }])
    expect((await callApi(local, "update", { idToken, ...field })).status).toBe(400);
  expect((await callApi(local, "update", { idToken, disableUser: true })).refusal).toBe(
    "OPERATION_NOT_ALLOWED",
  );
});

test("two sign-ups at once with one e-mail make one account", async () => {
  const both = await Promise.all([signUp(), signUp()]);
  expect(both.filter((fields) => "idToken" in fields)).toHaveLength(1);
});

test("no answer shows a password or its hash", async () => {
  const { idToken } = await signUp();
  const { text } = await send(`${local.server.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ idToken }),
  });
  expect(text).not.toMatch(/secret-1|salt|"hash"/);
  expect(text).toContain('"passwordHash":"UkVEQUNURUQ="');
});
