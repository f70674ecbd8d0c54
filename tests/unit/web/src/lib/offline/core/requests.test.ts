// Which requests the service worker answers, and the operator's setting that withdraws it.

import { expect, test } from "vitest";
import { worksOffline } from "#config/core/operator.ts";
import { keptPath } from "#lib/offline/core/requests.ts";

const origin = "https://algebra.example";
const listed = new Set(["/", "/favicon.svg", "/assets/index-1.js"]);
const get = { method: "GET", mode: "cors" };
const navigation = { method: "GET", mode: "navigate" };

test.each([
  [navigation, "/", "/"],
  [navigation, "/?noheader=1", "/"],
  [navigation, "/#/simplify?input=A", "/"],
  [navigation, "/index.html?noheader=1", "/"],
  [get, "/favicon.svg", "/favicon.svg"],
  [get, "/assets/index-1.js", "/assets/index-1.js"],
  // A chunk of an earlier build, for a tab of that build.
  [get, "/assets/index-0.js", "/assets/index-0.js"],
])("%o of %s is answered with %s", (line, path, kept) => {
  expect(keptPath({ ...line, url: origin + path }, origin, listed)).toBe(kept);
});

test.each([
  [get, `${origin}/api/health`],
  [get, `${origin}/api/assets/index-1.js`],
  [navigation, `${origin}/api/health`],
  [navigation, `${origin}/simplify`],
  [navigation, `${origin}/assets/index-1.js`],
  [get, `${origin}/sw.js`],
  [{ ...get, method: "POST" }, `${origin}/`],
  [{ ...get, method: "POST" }, `${origin}/assets/index-1.js`],
  [{ ...get, method: "HEAD" }, `${origin}/favicon.svg`],
  [get, "https://elsewhere.example/assets/index-1.js"],
  [get, `${origin}.elsewhere.example/assets/index-1.js`],
  [get, `https://identity.example/?next=${origin}/assets/index-1.js`],
])("%o of %s is left to the browser", (line, url) => {
  expect(keptPath({ ...line, url }, origin, listed)).toBeNull();
});

test("only the setting off withdraws the worker", () => {
  expect(worksOffline({ VITE_OFFLINE: "off" })).toBe(false);
  for (const env of [{}, { VITE_OFFLINE: "" }, { VITE_OFFLINE: "on" }]) expect(worksOffline(env)).toBe(true);
});
