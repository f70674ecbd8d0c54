// Who may call the server, and what it does with requests that are no calls.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectId } from "#support/server/tokens.ts";
import { asOwner, calledIn, json, send, startLocal, type Local, type Sent } from "./local.ts";

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local?.stop());

const to = (path: string, sent?: Sent) => send(`${local.server.url}${path}`, sent);
const signUp = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local";
const post = (body: string, headers: Readonly<Record<string, string>> = json): Sent => ({
  method: "POST",
  headers,
  body,
});

test("it listens on 127.0.0.1 only", () => {
  expect(new URL(local.server.url).hostname).toBe("127.0.0.1");
});

describe("Host", () => {
  test.each(["localhost", "localhost:9099", "LOCALHOST", "127.0.0.1:1", "[::1]:9099"])(
    "%s is this machine",
    async (host) => {
      expect((await to("/", { headers: { Host: host } })).status).toBe(200);
    },
  );

  const foreign = [
    "example.com",
    "localhost.example.com",
    "127.0.0.1.example.com",
    "192.168.0.1",
    "localhost.",
  ];
  test.each(foreign)("%s is refused: a page may have bound its name to this machine", async (host) => {
    for (const path of ["/", "/emulator/google?origin=http://localhost&state=x", signUp])
      expect((await to(path, { headers: { Host: host } })).status).toBe(403);
  });
});

describe("Origin", () => {
  const own = ["http://localhost:8787", "http://127.0.0.1:5173", "https://localhost", "http://[::1]:1"];
  test.each(own)("a page of %s may call, and reads answers and refusals alike", async (origin) => {
    const answers = [await to("/", { headers: { Origin: origin } })];
    answers.push(await to(signUp, post("{}", { ...json, Origin: origin })));
    answers.push(await to(signUp, post("x".repeat(70_000), { ...json, Origin: origin })));
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 413]);
    for (const { headers } of answers) expect(headers["access-control-allow-origin"]).toBe(origin);
  });

  const foreign = [
    "https://example.com",
    "http://localhost.example.com",
    "http://192.168.0.1",
    "null",
    "file://",
    "http://user@localhost",
    "http://localhost/",
  ];
  test.each(foreign)("a page of %s is refused and cannot read the answer", async (origin) => {
    for (const sent of [
      { headers: { Origin: origin } },
      { method: "OPTIONS", headers: { Origin: origin } },
    ]) {
      const { status, headers } = await to("/", sent);
      expect(status).toBe(403);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("a preflight lets through what the SDK sends, and permits a page on a public address to reach this machine", async () => {
    const { status, headers } = await to(signUp, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:8787",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-client-version,x-firebase-gmpid",
        "Access-Control-Request-Private-Network": "true",
      },
    });
    expect(status).toBe(204);
    expect(headers["access-control-allow-private-network"]).toBe("true");
    expect(headers["access-control-allow-methods"]).toBe("GET,POST,PATCH");
    const allowed = String(headers["access-control-allow-headers"]).toLowerCase();
    for (const name of [
      "content-type",
      "x-client-version",
      "x-firebase-gmpid",
      "x-firebase-client",
      "x-firebase-locale",
      "x-firebase-appcheck",
      "authorization",
    ])
      expect(allowed.split(",")).toContain(name);
  });
});

describe("bodies", () => {
  const bad: readonly (readonly [name: string, status: number, message: RegExp, sent: () => Sent])[] = [
    ["no JSON", 400, /^Invalid JSON payload received\./, () => post("{")],
    ["an empty body", 400, /^Invalid JSON payload received\./, () => post("")],
    ["a list", 400, /^Invalid JSON payload received\./, () => post("[]")],
    ["null", 400, /^Invalid JSON payload received\./, () => post("null")],
    ["a number as e-mail", 400, /^Invalid JSON payload received\. \/email /, () => post('{"email":1}')],
    [
      "another type",
      400,
      /^Invalid content-type: text\/plain/,
      () => post("{}", { "Content-Type": "text/plain" }),
    ],
    ["more than 64 KiB", 413, /larger than 64 KiB/, () => post(`{"email":"${"a".repeat(64 * 1024)}"}`)],
    [
      "more than 64 KiB, its length not told",
      413,
      /larger than 64 KiB/,
      () => post("x".repeat(70_000), { ...json, "Transfer-Encoding": "chunked" }),
    ],
  ];
  test.each(bad)("%s is refused with %i", async (_name, status, message, sent) => {
    const called = calledIn(await to(signUp, sent()));
    expect(called.status).toBe(status);
    expect(called.refusal).toMatch(message);
  });

  test("a refusal has the emulator's form", async () => {
    const { text } = await to(signUp, post('{"email":"ada@example.com"}'));
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 400,
        message: "MISSING_PASSWORD",
        errors: [{ message: "MISSING_PASSWORD", reason: "invalid", domain: "global" }],
      },
    });
  });
});

describe("paths", () => {
  const project = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const codes = `/emulator/v1/projects/${projectId}/oobCodes`;
  const config = `/emulator/v1/projects/${projectId}/config`;
  const update = '{"localId":"demoFree","disableUser":false}';
  const cases: readonly (readonly [name: string, status: number, path: string, sent: Sent])[] = [
    ["an unknown path", 404, "/nowhere", {}],
    [
      "an unknown call",
      404,
      "/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=k",
      post("{}"),
    ],
    ["an unknown call of a project", 404, project.replace("update", "query"), post("{}", asOwner)],
    ["a call by GET", 404, signUp, {}],
    ["a call without key", 403, signUp.replace("?key=local", ""), post("{}")],
    ["a refresh without key", 403, "/securetoken.googleapis.com/v1/token", post("grant_type=x", {})],
    ["the codes without owner", 401, codes, {}],
    ["the codes for another bearer", 401, codes, { headers: { Authorization: "Bearer other" } }],
    ["the codes for the owner", 200, codes, { headers: asOwner }],
    ["the codes of another project", 400, codes.replace(projectId, "other"), { headers: asOwner }],
    ["the settings without owner", 401, config, { ...post("{}"), method: "PATCH" }],
    ["the settings for the owner", 200, config, { ...post("{}", asOwner), method: "PATCH" }],
    ["an account's change without owner", 403, project, post(update)],
    ["an account's change for the owner", 200, project, post(update, asOwner)],
    ["the change of an unknown account", 400, project, post('{"localId":"x"}', asOwner)],
    [
      "an account's change in another project",
      400,
      project.replace(projectId, "other"),
      post(update, asOwner),
    ],
    ["a field that does nothing here", 400, project, post('{"localId":"demoFree","password":"x"}', asOwner)],
  ];
  test.each(cases)("%s answers %i", async (_name, status, path, sent) => {
    expect((await to(path, sent)).status).toBe(status);
  });
});
