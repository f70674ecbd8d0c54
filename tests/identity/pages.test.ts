// The pages that a person sees, as text: what they say, where they lead, and what their policy permits.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callApi, mailsOf, newEmail, send, startLocal, type Answer, type Local } from "./local.ts";

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local?.stop());

let email: string;
beforeEach(() => {
  email = newEmail();
});

const password = "secret-1";
const to = (path: string) => send(`${local.server.url}${path}`);
const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function signUp(named = email): Promise<unknown> {
  return (await callApi(local, "signUp", { email: named, password })).fields["idToken"];
}

/** The link of a mail that has just been sent. */
async function linkOf(requestType: string, continueUrl?: string): Promise<string> {
  const idToken = await signUp();
  await callApi(local, "sendOobCode", { requestType, email, idToken, ...(continueUrl && { continueUrl }) });
  return (await mailsOf(local, email)).at(-1)?.["oobLink"] ?? "";
}

function expectPolicy({ headers }: Answer): void {
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http/);
  expect(headers["cache-control"]).toBe("no-store");
}

describe("the list of mails", () => {
  beforeEach(() => local.empty());

  test("it says so when there are none", async () => {
    const answer = await to("/");
    expect(answer.text).toContain("No mails yet.");
    expectPolicy(answer);
  });

  test("the newest is first, with its kind, reader, time and link", async () => {
    const idToken = await signUp();
    await callApi(local, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    local.pass(1000);
    await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email });
    const { text } = await to("/");
    expect(text).not.toContain("No mails yet.");
    expect(text.indexOf("Reset your password")).toBeLessThan(text.indexOf("Verify your e-mail"));
    expect(text.indexOf("Reset your password")).toBeGreaterThan(-1);
    expect(text.split(`To ${email}`)).toHaveLength(3);
    expect(text.match(/<time datetime="\d{4}-/g)).toHaveLength(2);
    for (const { oobCode } of await mailsOf(local, email)) expect(text).toContain(oobCode);
  });

  test("a used link and an expired one are no links any more", async () => {
    const link = await linkOf("VERIFY_EMAIL");
    await send(link);
    await callApi(local, "sendOobCode", { requestType: "PASSWORD_RESET", email });
    local.pass(2 * 60 * 60_000);
    const { text } = await to("/");
    expect(text).toContain("The link has been used.");
    expect(text).toContain("The link has expired.");
    expect(text).not.toContain("/emulator/action");
  });

  test("an address cannot bring markup into the page", async () => {
    const odd = '"><img src=x onerror=alert(1)>@example.com';
    const idToken = await signUp(odd);
    await callApi(local, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    const { text } = await to("/");
    expect(text).not.toContain("<img");
    expect(text).toContain("&lt;img");
  });
});

describe("the page of a mail's link", () => {
  test("it says that the e-mail is verified", async () => {
    const answer = await send(await linkOf("VERIFY_EMAIL"));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Your e-mail is verified. You can go back to the app.");
    expect(answer.text).not.toContain("<a ");
    expectPolicy(answer);
  });

  const addresses: readonly (readonly [address: string, leads: boolean])[] = [
    ["http://localhost:8787/#/upgrade", true],
    ["https://127.0.0.1/", true],
    ["http://[::1]:1/", true],
    ["https://example.com/", false],
    ["http://localhost.example.com/", false],
    ["http://localhost@example.com/", false],
    ["javascript:alert(1)//localhost", false],
    ["data:text/html,x", false],
  ];
  test.each(addresses)("it leads on to %s: %s", async (address, leads) => {
    const { text } = await send(await linkOf("VERIFY_EMAIL", address));
    expect(text).toContain("Your e-mail is verified.");
    expect(text.includes("<a ")).toBe(leads);
    expect(text).not.toMatch(/href="(?:javascript|data:text)/);
    if (leads) expect(text).toContain(`href="${address}"`);
  });

  test("a form takes the new password, once", async () => {
    const link = await linkOf("PASSWORD_RESET", "http://localhost:8787/");
    const page = await send(link);
    expect(page.status).toBe(200);
    expectPolicy(page);
    const action =
      /<form method="post" action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const submit = (newPassword: string) =>
      send(new URL(action, link).href, {
        method: "POST",
        headers: form,
        body: new URLSearchParams({ newPassword }).toString(),
      });
    const weak = await submit("12345");
    expect(weak.status).toBe(400);
    expect(weak.text).toContain("The password needs at least 6 characters.");
    expect((await submit("")).status).toBe(400);
    const done = await submit("secret-2");
    expect(done.text).toContain("Your password is changed.");
    expect(done.text).toContain('href="http://localhost:8787/"');
    expect((await callApi(local, "signInWithPassword", { email, password: "secret-2" })).status).toBe(200);
    expect((await submit("secret-3")).status).toBe(400);
  });

  test("no page repeats a password of its address", async () => {
    const { text } = await send(`${await linkOf("PASSWORD_RESET")}&newPassword=12345`);
    expect(text).toContain("The password needs at least 6 characters.");
    expect(text).not.toContain("12345");
  });

  const wrong: readonly (readonly [name: string, change: (link: string) => string])[] = [
    ["an unknown code", (link) => link.replace(/oobCode=[^&]+/, "oobCode=x")],
    ["no code", (link) => link.replace(/oobCode=[^&]+/, "")],
    ["another kind", (link) => link.replace("mode=verifyEmail", "mode=resetPassword")],
    ["an unknown kind", (link) => link.replace("mode=verifyEmail", "mode=signIn")],
    ["no kind", (link) => link.replace("mode=verifyEmail", "")],
    ["no key", (link) => link.replace(/apiKey=[^&]+/, "")],
  ];
  test.each(wrong)("with %s it says that the link does not work", async (_name, change) => {
    const answer = await send(change(await linkOf("VERIFY_EMAIL")));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("This link has been used, or it is not complete.");
  });

  test("an expired link says so", async () => {
    const link = await linkOf("PASSWORD_RESET");
    local.pass(61 * 60_000);
    expect((await send(link)).text).toContain("This link has expired.");
  });
});

describe("the account page", () => {
  const google = (origin: string, state = "s1") =>
    to(`/emulator/google?${new URLSearchParams({ origin, state }).toString()}`);

  test("it lists the known Google accounts; its policy permits its own script alone", async () => {
    const answer = await google("http://localhost:8787");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("google@example.com");
    expect(answer.text).not.toContain("free@example.com");
    expectPolicy(answer);
    expect(answer.headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+';/);
  });

  test.each([
    "",
    "https://example.com",
    "http://localhost:8787/",
    "http://localhost.example.com",
    "null",
    "*",
  ])("for the origin %j it is a sentence and no list", async (origin) => {
    const answer = await google(origin);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Only a page on this computer can open this window.");
    expect(answer.text).not.toMatch(/google@example\.com|<script/);
  });

  test.each(["", "x".repeat(513)])("a state of another length than 1 to 512 is refused", async (state) => {
    expect((await google("http://localhost:8787", state)).status).toBe(400);
  });

  test("a state cannot bring markup into the page", async () => {
    const { text } = await google("http://localhost:8787", '"><script>alert(1)</script>');
    expect(text.match(/<script/g)).toHaveLength(1);
  });
});
