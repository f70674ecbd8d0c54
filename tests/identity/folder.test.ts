// The folder of the server: what survives a restart, who can read it, and what a damaged file says.

import { scryptSync } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { demoAccounts, demoPassword } from "#scripts/identity/demo-accounts.ts";
import type { HashedPassword } from "#scripts/identity/passwords.ts";
import { startIdentityServer } from "#scripts/identity/server.ts";
import { projectId } from "#support/server/tokens.ts";
import { callApi, mailsOf, refresh, send, startLocal, type Local } from "./local.ts";

let local: Local;
/** All tests have the key of one start, because a key takes long to make. */
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local?.stop());
beforeEach(() => local.empty());

const ada = { email: "ada@example.com", password: "secret-1" };
const signIn = (email: string, password: string) => callApi(local, "signInWithPassword", { email, password });
const fileOf = (name: string) => path.join(local.folder, name);
const keysNow = async () => (await send(local.server.keysAddress)).text;

describe("a restart", () => {
  test("it keeps accounts, their tokens, the mails and the key", async () => {
    const { fields } = await callApi(local, "signUp", ada);
    await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email: ada.email });
    const keys = await keysNow();
    await local.restart();
    expect(await keysNow()).toBe(keys);
    expect((await callApi(local, "lookup", { idToken: fields["idToken"] })).status).toBe(200);
    expect((await refresh(local, fields["refreshToken"])).status).toBe(200);
    expect((await signIn(ada.email, ada.password)).fields["localId"]).toBe(fields["localId"]);
    const [mail] = await mailsOf(local, ada.email);
    expect(mail?.["email"]).toBe(ada.email);
    expect((await send(mail?.["oobLink"] ?? "")).status).toBe(200);
  });

  test("a deleted demo account comes back, a changed one stays changed", async () => {
    const free = (await signIn("free@example.com", demoPassword)).fields;
    await callApi(local, "delete", { idToken: free["idToken"] });
    const premium = (await signIn("premium@example.com", demoPassword)).fields;
    await callApi(local, "update", { idToken: premium["idToken"], password: "secret-2" });
    expect(local.server.uidOf("free@example.com")).toBeNull();
    await local.restart();
    expect((await signIn("free@example.com", demoPassword)).fields["localId"]).toBe(free["localId"]);
    expect((await signIn("premium@example.com", "secret-2")).status).toBe(200);
  });
});

describe("demo accounts", () => {
  const ids = {
    "free@example.com": "demoFree",
    "unverified@example.com": "demoUnverified",
    "premium@example.com": "demoPremium",
    "google@example.com": "demoGoogle",
  };

  test("they have the same ids on every machine", () => {
    expect(Object.fromEntries(demoAccounts.map(({ email, uid }) => [email, uid]))).toEqual(ids);
    for (const [email, uid] of Object.entries(ids)) expect(local.server.uidOf(email)).toBe(uid);
    expect(local.server.uidOf("nobody@example.com")).toBeNull();
  });

  test.each([
    ["free@example.com", true],
    ["unverified@example.com", false],
    ["premium@example.com", true],
  ])("%s signs in by the demo password; verified: %s", async (email, emailVerified) => {
    const { fields } = await signIn(email, demoPassword);
    const { fields: found } = await callApi(local, "lookup", { idToken: fields["idToken"] });
    expect(found["users"]).toMatchObject([{ email, emailVerified }]);
  });

  test("the Google account signs in by Google, not by a password", async () => {
    expect((await signIn("google@example.com", demoPassword)).refusal).toBe("INVALID_PASSWORD");
    const claims = { sub: "google:google@example.com", email: "google@example.com", email_verified: true };
    const postBody = new URLSearchParams({ providerId: "google.com", id_token: JSON.stringify(claims) });
    const request = { requestUri: "http://localhost", postBody: postBody.toString() };
    expect((await callApi(local, "signInWithIdp", request)).fields["localId"]).toBe("demoGoogle");
  });
});

describe("files", () => {
  test.skipIf(process.platform === "win32")("only this user can read them", () => {
    expect(readdirSync(local.folder).toSorted()).toEqual(["accounts.json", "key.json"]);
    for (const name of ["accounts.json", "key.json"]) expect(statSync(fileOf(name)).mode & 0o777).toBe(0o600);
  });

  test("an answer comes after what it says is on disk, with no password and no refresh token in it", async () => {
    const { fields } = await callApi(local, "signUp", ada);
    const text = readFileSync(fileOf("accounts.json"), "utf8");
    expect(text).toContain(ada.email);
    expect(text).not.toContain(ada.password);
    expect(text).not.toContain(String(fields["refreshToken"]));
  });

  function passwords(): readonly HashedPassword[] {
    const { accounts } = JSON.parse(readFileSync(fileOf("accounts.json"), "utf8")) as {
      accounts: readonly { readonly password: HashedPassword | null }[];
    };
    return accounts.flatMap(({ password }) => password ?? []);
  }

  test("equal passwords have unlike hashes", () => {
    const hashes = passwords().map(({ hash }) => hash);
    expect(hashes).toHaveLength(3);
    expect(new Set(hashes).size).toBe(3);
  });

  test("without another cost a hash costs what scrypt takes by itself", async () => {
    rmSync(fileOf("accounts.json"));
    await (await startIdentityServer({ port: 0, folder: local.folder, projectId })).stop();
    const [first] = passwords();
    const hash = scryptSync(demoPassword, Buffer.from(first?.salt ?? "", "base64"), 32);
    expect(hash.toString("base64")).toBe(first?.hash);
  });

  const damages: readonly (readonly [name: string, file: string, text: string])[] = [
    ["half a key", "key.json", '{"kty":"RSA","kid":'],
    ["another kind of key", "key.json", '{"kty":"EC","kid":"1"}'],
    [
      "a key of odd numbers",
      "key.json",
      JSON.stringify({
        kty: "RSA",
        kid: "1",
        n: "AQ",
        e: "AQAB",
        d: "x",
        p: "x",
        q: "x",
        dp: "x",
        dq: "x",
        qi: "x",
      }),
    ],
    ["an empty file of accounts", "accounts.json", ""],
    ["another shape of accounts", "accounts.json", '{"accounts":{}}'],
  ];
  test.each(damages)("%s ends the start with a sentence that names %s", async (_name, file, text) => {
    const kept = readFileSync(fileOf(file), "utf8");
    writeFileSync(fileOf(file), text);
    const sentence = `${fileOf(file)} is damaged; delete it, and the next start makes a new one.`;
    await expect(local.restart()).rejects.toThrow(sentence);
    writeFileSync(fileOf(file), kept);
    await local.restart();
  });
});

test("a port in use is the system's error", async () => {
  const port = Number(new URL(local.server.url).port);
  const second = startIdentityServer({ port, folder: local.folder, projectId });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

describe("the log", () => {
  afterEach(() => vi.restoreAllMocks());

  /** What is printed from now on. */
  function listen(): readonly string[] {
    const lines: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.join(" ")));
    return lines;
  }

  test("calls leave nothing in it", async () => {
    const lines = listen();
    const { fields } = await callApi(local, "signUp", ada);
    await callApi(local, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken: fields["idToken"] });
    await callApi(local, "signInWithPassword", { ...ada, password: "wrong-1" });
    await send(`${local.server.url}/emulator/action?mode=verifyEmail&oobCode=x&apiKey=k`);
    expect(lines).toEqual([]);
  });

  test("a folder that is gone is a 500 with no word of the person in it; what was changed is written later", async () => {
    const lines = listen();
    rmSync(local.folder, { recursive: true });
    expect(await callApi(local, "signUp", ada)).toMatchObject({
      status: 500,
      refusal: "The identity server failed.",
    });
    expect(lines).toEqual([expect.stringContaining("Identity server: ")]);
    expect(lines.join()).not.toMatch(/ada|secret/);
    mkdirSync(local.folder);
    await callApi(local, "signUp", { ...ada, email: "grace@example.com" });
    expect(readFileSync(fileOf("accounts.json"), "utf8")).toMatch(/ada@example[^]*grace@example/);
  });
});
