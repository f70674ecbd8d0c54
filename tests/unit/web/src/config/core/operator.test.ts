// The operator's settings: when a service counts as connected, which hosts the policy allows, who is redirected, and
// which part of an address may leave the page.

import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { openPolicy, wantedSources } from "#web/build/operator-headers.ts";
import { lessonVideos } from "#config/core/lesson-videos.ts";
import {
  accountSettings,
  analyticsSettings,
  canonicalHost,
  emailSettings,
  sendsEmailToAnalytics,
  tokenSyncPath,
} from "#config/core/operator.ts";
import { canonicalAddress } from "#lib/canonical-host.ts";
import { addressWithoutQuery } from "#lib/page-address.ts";

const analytics = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
  VITE_FIREBASE_MEASUREMENT_ID: "G-1",
};
const account = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_AUTH_DOMAIN: "project.firebaseapp.com",
};
const email = {
  VITE_EMAILJS_PUBLIC_KEY: "key",
  VITE_EMAILJS_SERVICE_ID: "service",
  VITE_EMAILJS_TEMPLATE_ID: "template",
};

describe.each([
  ["analytics", analytics, analyticsSettings],
  ["sign-in", account, accountSettings],
  ["e-mail", email, emailSettings],
] as const)("%s", (_, complete, read) => {
  test("is connected with all of its settings", () => {
    expect(Object.values(read(complete) ?? {})).toEqual(Object.values(complete));
  });
  test.each(Object.keys(complete))("is absent without %s", (missing) => {
    expect(read({ ...complete, [missing]: undefined })).toBeNull();
    expect(read({ ...complete, [missing]: "" })).toBeNull();
  });
});

test.each([
  ["/__session", "/__session"],
  ["/", "/"],
  [undefined, null],
  ["", null],
  ["session", null],
  ["https://other.example/session", null],
  ["//other.example/session", null],
  ["/\\other.example/session", null],
])("VITE_TOKEN_SYNC_PATH=%j is the path %j", (text, path) => {
  expect(tokenSyncPath({ VITE_TOKEN_SYNC_PATH: text })).toBe(path);
});

test.each([
  ["1", true],
  [undefined, false],
  ["", false],
  ["0", false],
  ["true", false],
])("VITE_ANALYTICS_EMAIL=%j sends the e-mail: %j", (text, sent) => {
  expect(sendsEmailToAnalytics({ VITE_ANALYTICS_EMAIL: text })).toBe(sent);
});

describe("the security policy", () => {
  const headers =
    "/*\n  Content-Security-Policy: default-src 'self'; connect-src 'self'; object-src 'none'\n";
  test("opens a directive to the given hosts and leaves the others", () => {
    expect(openPolicy(headers, { "connect-src": ["https://a.example", "https://b.example"] })).toBe(
      "/*\n  Content-Security-Policy: default-src 'self'; connect-src 'self' https://a.example https://b.example; object-src 'none'\n",
    );
  });
  test("opens a directive that was closed to the given hosts alone", () => {
    expect(openPolicy(headers, { "object-src": ["https://a.example"] })).toContain(
      "; object-src https://a.example\n",
    );
  });
  test("refuses a directive that is not there, rather than building a page whose service is blocked", () => {
    expect(() => openPolicy(headers, { "script-src": ["https://a.example"] })).toThrow("script-src");
  });
});

describe("the built page's policy", () => {
  const strict = readFileSync("web/public/_headers", "utf8");
  const policyOf = (env: Readonly<Record<string, string>>, mode = "production") => {
    const built = wantedSources(env, mode).reduce(openPolicy, strict);
    const [, policy = ""] = /Content-Security-Policy: (.*)/.exec(built) ?? [];
    const rules = policy.split("; ").map((rule) => rule.split(" "));
    return Object.fromEntries(
      rules.map(([directive = "", ...sources]): readonly [string, readonly string[]] => [directive, sources]),
    );
  };
  const closed = policyOf({});

  test("opens to the sign-in's hosts, and only where they are needed, with all settings of sign-in", () => {
    const added = Object.entries(policyOf(account)).map(
      ([directive, sources]) =>
        [directive, sources.filter((source) => !closed[directive]?.includes(source))] as const,
    );
    expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
      "script-src": [
        "https://apis.google.com",
        "https://www.google.com/recaptcha/",
        "https://www.gstatic.com/recaptcha/",
      ],
      "connect-src": [
        "https://identitytoolkit.googleapis.com",
        "https://securetoken.googleapis.com",
        "https://www.google.com/recaptcha/",
      ],
      "frame-src": [
        "https://project.firebaseapp.com",
        "https://www.google.com/recaptcha/",
        "https://recaptcha.google.com/recaptcha/",
      ],
      "img-src": ["https://*.googleusercontent.com"],
    });
  });
  test("shows no other site in a frame without sign-in", () => {
    expect(closed["frame-src"]).toEqual(["'none'"]);
    expect(policyOf({ ...analytics, ...email })["frame-src"]).toEqual(["'none'"]);
  });
  test.each(Object.keys(account))("stays closed to sign-in without %s", (missing) => {
    expect(policyOf({ ...account, [missing]: "" })).toEqual(closed);
  });
  test("stays closed to sign-in on a developer's machine, whatever is set", () => {
    expect(policyOf(account, "developer")).toEqual(closed);
  });
  test.each([
    "https://project.firebaseapp.com",
    "a.example; script-src *",
    "a.example https://b.example",
    "x",
  ])("is not built with %s for a host", (authDomain) => {
    const env = { ...account, VITE_FIREBASE_AUTH_DOMAIN: authDomain };
    expect(() => wantedSources(env, "production")).toThrow("VITE_FIREBASE_AUTH_DOMAIN");
  });
});

describe("the videos of lessons", () => {
  const set = (videos: string | undefined) => ({ VITE_LESSON_VIDEOS: videos });

  test.each([
    ["01=abc123", { "01": "abc123" }],
    ["01=abc123,02=d-e_F456", { "01": "abc123", "02": "d-e_F456" }],
    [" 01=abc123 ,\n02=def456 ", { "01": "abc123", "02": "def456" }],
    ["", {}],
    ["  ", {}],
    [undefined, {}],
  ])("%j gives %j", (text, videos) => {
    expect(lessonVideos(set(text))).toEqual(videos);
  });

  test.each([
    "abc123",
    "01",
    "01=",
    "1=abc123",
    "01=abc123,",
    "01=abc 123",
    "01=a;script-src *",
    "01=https://a.example/abc123",
    "01=abc123;02=def456",
    "01=abc123,01=def456",
  ])("%j is refused with a sentence that names the setting", (text) => {
    expect(() => lessonVideos(set(text))).toThrow(/^VITE_LESSON_VIDEOS .*\.$/);
    expect(() => wantedSources(set(text), "production")).toThrow("VITE_LESSON_VIDEOS");
  });

  test.each(["12=abc123", "99=abc123"])("%j names a lesson that cannot be read: no page is built", (text) => {
    expect(() => wantedSources(set(text), "production")).toThrow(
      `VITE_LESSON_VIDEOS names lesson ${text.slice(0, 2)}`,
    );
  });

  test.each(["production", "developer"])("open the policy to the player alone, in the %s build", (mode) => {
    expect(wantedSources(set("01=abc123"), mode)).toEqual([
      {
        "script-src": ["https://www.youtube.com/iframe_api", "https://www.youtube.com/s/player/"],
        "frame-src": ["https://www.youtube-nocookie.com"],
      },
    ]);
  });

  test.each([undefined, ""])("left out as %j, they open nothing", (text) => {
    expect(wantedSources(set(text), "production")).toEqual([]);
  });
});

describe("the canonical host", () => {
  const cases: readonly [from: string, host: string | undefined, to: string | null][] = [
    [
      "https://old.example/?a=1#/simplify?input=A",
      "new.example",
      "https://new.example/?a=1#/simplify?input=A",
    ],
    ["http://old.example:8080/x#/learn", "new.example", "http://new.example/x#/learn"],
    ["http://old.example/#/", "new.example:8080", "http://new.example:8080/#/"],
    ["https://new.example/#/simplify", "new.example", null],
    ["https://new.example/#/simplify", "NEW.example", null],
    ["https://old.example/#/simplify", undefined, null],
    ["https://old.example/#/simplify", "", null],
    ["http://localhost:8787/#/", "new.example", null],
    ["http://app.localhost:8787/#/", "new.example", null],
    ["http://127.0.0.1:8787/#/", "new.example", null],
    ["http://127.1.2.3/#/", "new.example", null],
    ["http://[::1]:8787/#/", "new.example", null],
    ["https://localhost.example/#/", "new.example", "https://new.example/#/"],
  ];
  test.each(cases)("from %s with %s to %s", (from, host, to) => {
    expect(canonicalAddress(new URL(from), canonicalHost({ VITE_CANONICAL_HOST: host }))).toBe(to);
  });
});

describe("an address leaves the page without its queries", () => {
  const cases: readonly [from: string, to: string][] = [
    ["https://a.example/?q=A.B#/simplify?input=A.B&mode=boolean", "https://a.example/#/simplify"],
    ["https://a.example/#/kmap", "https://a.example/#/kmap"],
    ["https://a.example/", "https://a.example/"],
    ["https://a.example/app/?x#", "https://a.example/app/"],
  ];
  test.each(cases)("%s", (from, to) => {
    expect(addressWithoutQuery(new URL(from))).toBe(to);
  });
});
