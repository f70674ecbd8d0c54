// The error e-mails: their content, at most one in five minutes, and no exception whatever fails on the way.

import { describe, expect, test } from "vitest";
import type { ErrorEmail } from "#lib/error-email.ts";
import { createErrorNotice, lastNoticeKey, noticeEveryMs } from "#lib/error-notice.ts";

const start = 1_800_000_000_000;

interface Given {
  readonly stored?: string;
  readonly storageWorks?: boolean;
  readonly sendFails?: boolean;
}

function setUp({ stored, storageWorks = true, sendFails = false }: Given = {}) {
  const texts = new Map<string, string>(stored === undefined ? [] : [[lastNoticeKey, stored]]);
  const sent: ErrorEmail[] = [];
  let nowMs = start;
  const notice = createErrorNotice({
    send: (email) => {
      sent.push(email);
      return sendFails ? Promise.reject(new Error("offline")) : Promise.resolve();
    },
    storage: {
      readText: (key) => (storageWorks ? (texts.get(key) ?? null) : null),
      writeText: (key, text) => storageWorks && texts.set(key, text).has(key),
    },
    now: () => nowMs,
    pageAddress: () => "https://example.org/#/simplify",
  });
  return { notice, sent, texts, at: (ms: number) => (nowMs = start + ms) };
}

test("carries the subject of the specification, the message and the page's address", async () => {
  const { notice, sent, texts } = setUp();
  expect(await notice("no answer")).toBe(true);
  expect(sent).toEqual([
    { subject: "Network Error On Simplifyer", message: "no answer", page: "https://example.org/#/simplify" },
  ]);
  expect(texts.get("lastEmailSentTime")).toBe(String(start));
});

test("the interval is the specification's five minutes", () => {
  expect(noticeEveryMs).toBe(300_000);
});

describe.each([
  ["with storage", {}],
  ["with storage blocked", { storageWorks: false }],
  ["with a service that refuses", { sendFails: true }],
] as const)("%s", (_, given) => {
  test.each([
    [0, 1],
    [noticeEveryMs - 1, 1],
    [noticeEveryMs, 2],
  ])("a second failure after %d ms makes %d attempts", async (afterMs, attempts) => {
    const { notice, sent, at } = setUp(given);
    await notice("first");
    at(afterMs);
    await notice("second");
    expect(sent).toHaveLength(attempts);
  });
});

test("two failures at the same moment are one e-mail", async () => {
  const { notice, sent } = setUp();
  await Promise.all([notice("one"), notice("two")]);
  expect(sent).toHaveLength(1);
});

test.each([
  ["a recent time", String(start - 1000), 0],
  ["an old time", String(start - noticeEveryMs), 1],
  ["a time ahead of the clock", String(start + 60_000), 1],
  ["no number", "yesterday", 1],
])("with %s in storage from another visit", async (_, stored, attempts) => {
  const { notice, sent } = setUp({ stored });
  await notice("failure");
  expect(sent).toHaveLength(attempts);
});

test("without a service nothing is sent or written", async () => {
  const texts: string[] = [];
  const notice = createErrorNotice({
    send: null,
    storage: { readText: () => null, writeText: (key) => texts.push(key) > 0 },
    now: () => start,
    pageAddress: () => "",
  });
  expect(await notice("failure")).toBe(false);
  expect(texts).toEqual([]);
});
