// The video of a lesson in a build whose operator named videos: nothing of another host is asked for before Play, and
// whatever the provider does, the lesson stays whole. The test answers for the provider.
// @module-tag deep

import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import {
  canonicalName,
  startOperatorSite,
  videosAlone,
  type OperatorPage,
  type OperatorSite,
} from "#support/browser/operator-page.ts";

const open = useBrowser();

type Provider = "plays" | "waits" | "isBlocked" | "hasNoVideo" | "frameIsBlocked";

/** What the provider does; a test sets it before Play. */
let provider: Provider = "plays";

/** Like the provider's: the address brings a loader, which fetches the player. */
const loader = `
const script = document.createElement("script");
script.src = "https://www.youtube.com/s/player/0123abcd/www-widgetapi.vflset/www-widgetapi.js";
document.head.append(script);
`;
const player = `
window.YT = { Player: class {
  constructor(element, { host, videoId, playerVars, events }) {
    this.frame = document.createElement("iframe");
    this.frame.src = host + "/embed/" + videoId + "?" + new URLSearchParams({ ...playerVars, enablejsapi: 1 });
    this.frame.allow = "autoplay; fullscreen";
    element.replaceWith(this.frame);
    this.hear = ({ source, data }) => {
      if (source !== this.frame.contentWindow) return;
      if (data === "ready") events.onReady({ target: this });
      else if (typeof data === "number") events.onError({ target: this, data });
    };
    addEventListener("message", this.hear);
  }
  getIframe() { return this.frame; }
  destroy() { removeEventListener("message", this.hear); this.frame.remove(); }
} };
window.onYouTubeIframeAPIReady();
`;

let letGo: () => void = () => undefined;

async function answer(route: Route): Promise<boolean> {
  const { host, pathname } = new URL(route.request().url());
  if (host === "www.youtube.com") {
    if (provider === "isBlocked") await route.abort("blockedbyclient");
    else {
      const body = pathname === "/iframe_api" ? loader : player;
      await route.fulfill({ contentType: "text/javascript", body });
    }
    return true;
  }
  if (host !== "www.youtube-nocookie.com") return false;
  if (provider === "frameIsBlocked") await route.abort("blockedbyclient");
  else {
    if (provider === "waits") await new Promise<void>((resolve) => (letGo = resolve));
    const says = provider === "hasNoVideo" ? "100" : '"ready"';
    const body = `<!doctype html><title>Player</title><p>The film</p><script>parent.postMessage(${says}, "*")</script>`;
    await route.fulfill({ contentType: "text/html", body });
  }
  return true;
}

describe("a build with videos", () => {
  let site: OperatorSite;
  let base: string;
  beforeAll(async () => {
    site = await startOperatorSite({ settings: videosAlone, answer });
    base = `http://${canonicalName}:${site.port}`;
  });
  afterAll(() => site?.close());

  async function lesson(id = "01"): Promise<OperatorPage & Parts> {
    const opened = await site.open(`${base}/#/learn/lesson/${id}`);
    await opened.page.getByRole("heading", { name: "Read", exact: true }).waitFor();
    return { ...opened, ...partsOf(opened.page) };
  }

  test("nothing of another host is asked for before Play; then the player comes from its privacy host", async () => {
    provider = "waits";
    const { page, outside, refused, play, video } = await lesson();
    await play.waitFor();
    await page.waitForLoadState("networkidle");
    expect(outside).toEqual([]);
    await play.click();
    await video.getByText("Loading Video...", { exact: true }).waitFor();
    await expect.poll(() => outside.length).toBe(3);
    letGo();
    await video.getByText("Loading Video...").waitFor({ state: "detached" });
    const frame = video.locator("iframe");
    expect(await frame.getAttribute("title")).toBe("Video: Introduction to Boolean Logic");
    await page.frameLocator("iframe").getByText("The film").waitFor();
    const { host, pathname, searchParams } = new URL(outside.at(-1)?.url ?? "");
    expect([host, pathname]).toEqual(["www.youtube-nocookie.com", "/embed/abc123"]);
    expect(searchParams.get("origin")).toBe(base);
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(refused).toEqual([]);
  });

  test.each([360, 1280])(
    "%d px wide axe finds nothing in it before Play, while it loads and after a failure",
    async (width) => {
      provider = "waits";
      const { page, play, video, again } = await lesson();
      await page.setViewportSize({ width, height: 760 });
      await play.waitFor();
      const found = async () => {
        return axeFaults(page, { within: "section[aria-label^=Video]" });
      };
      const heights = width < 600 ? 44 : 36;
      expect(await found()).toEqual([]);
      expect((await play.boundingBox())?.height).toBeGreaterThanOrEqual(heights);
      await play.click();
      await video.getByText("Loading Video...").waitFor();
      await expect.poll(() => video.evaluate((frame) => frame === document.activeElement)).toBe(true);
      expect(await found()).toEqual([]);
      provider = "hasNoVideo";
      letGo();
      await again.waitFor();
      expect(await found()).toEqual([]);
      expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(heights);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test("a video that the provider does not have is told in a sentence, and Try again asks once more", async () => {
    provider = "hasNoVideo";
    const { page, play, video, again } = await lesson();
    await play.click();
    await video.getByText("YouTube does not show this video here.").waitFor();
    expect(await video.locator("iframe").count()).toBe(0);
    await showsLesson(page);
    provider = "plays";
    await again.click();
    await page.frameLocator("iframe").getByText("The film").waitFor();
    expect(await again.count()).toBe(0);
  });

  test("a blocked script leaves the lesson whole, and Try again asks once more", async () => {
    provider = "isBlocked";
    const { page, outside, play, video, again } = await lesson();
    await play.click();
    await video.getByText("The video could not be loaded.").waitFor();
    expect(outside).toHaveLength(1);
    await showsLesson(page);
    provider = "plays";
    await again.click();
    await page.frameLocator("iframe").getByText("The film").waitFor();
  });

  test("a blocked frame, which never answers, is told after a while; the lesson stays whole", async () => {
    provider = "frameIsBlocked";
    const { page, play, video, again } = await lesson();
    await play.click();
    await video.getByText("The video could not be loaded.").waitFor({ timeout: 25_000 });
    expect(await video.locator("iframe").count()).toBe(0);
    expect(await again.count()).toBe(1);
    await showsLesson(page);
  });

  test("leaving the lesson ends its player, and the other lesson waits for a press of its own", async () => {
    provider = "plays";
    const { page, outside, play } = await lesson();
    await play.click();
    await page.frameLocator("iframe").getByText("The film").waitFor();
    const before = outside.length;
    await page.evaluate(() => (location.hash = "/learn/lesson/03"));
    await page.getByRole("heading", { name: "Laws of Boolean Algebra" }).first().waitFor();
    await page.getByRole("region", { name: "Video: Laws of Boolean Algebra" }).waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.waitForLoadState("networkidle");
    expect(outside).toHaveLength(before);
  });

  test("a lesson that has none in the setting has neither player nor badge; the others have the badge", async () => {
    const { page, play } = await lesson("02");
    expect(await play.count()).toBe(0);
    await page.evaluate(() => (location.hash = "/learn"));
    await page.getByRole("link", { name: /start/i }).first().waitFor();
    expect(await page.getByRole("main").getByText("Video", { exact: true }).count()).toBe(2);
  });
});

test("without the setting no lesson has a player or a badge, and no other host may be asked", async () => {
  const { page } = await open({ path: "/learn" });
  await page.getByRole("link", { name: /start/i }).first().waitFor();
  expect(await page.getByRole("main").getByText("Video", { exact: true }).count()).toBe(0);
  await page.evaluate(() => (location.hash = "/learn/lesson/01"));
  await page.getByRole("heading", { name: "Read", exact: true }).waitFor();
  expect(await page.getByRole("region", { name: /^Video/ }).count()).toBe(0);
  const policy = await page.evaluate(async () =>
    (await fetch("/", { cache: "no-store" })).headers.get("Content-Security-Policy"),
  );
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toContain("youtube");
});

type Parts = ReturnType<typeof partsOf>;

function partsOf(page: OperatorPage["page"]) {
  const video = page.getByRole("region", { name: /^Video: / });
  return {
    video,
    play: video.getByRole("button", { name: "Play", exact: true }),
    again: video.getByRole("button", { name: "Try again" }),
  };
}

/** Its sections are there and can be read on. */
async function showsLesson(page: OperatorPage["page"]): Promise<void> {
  expect(await page.locator("[data-section]").count()).toBeGreaterThan(3);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
