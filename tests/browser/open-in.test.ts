// "Open in …" is one control: the same arrow and the same words on every screen, or the arrow alone where room is small.
// Alone, the Simulator's is a gate, because another tool's arrow stands beside it.

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "./browser.ts";

const open = useBrowser();

const places = [
  {
    path: "/simplify?input=A.B&mode=boolean",
    name: "Open in Truth Table",
    words: { desktop: true, phone: false },
  },
  { path: "/ttable?input=A.B", name: "Open F n in Simplifier", words: { desktop: false, phone: false } },
  { path: "/soppos?rows=1,3", name: "Open in Simplifier", words: { desktop: true, phone: true } },
  { path: "/soppos?rows=1,3", name: "Open in Truth Table", words: { desktop: true, phone: true } },
  { path: "/soppos?rows=1,3", name: "Open in Simulator", words: { desktop: true, phone: true } },
  {
    path: "/soppos?rows=1,3",
    name: "Open Minimal sum of products in Simulator",
    words: { desktop: false, phone: false },
    isGate: true,
  },
  {
    path: "/ttable?input=A.B",
    name: "Open F n in Simulator",
    words: { desktop: false, phone: false },
    isGate: true,
  },
  {
    path: "/ttable?input=A.B&fn=A",
    name: "Open in Simulator",
    words: { desktop: false, phone: false },
    isGate: true,
  },
  {
    path: "/simplify?input=A&mode=boolean",
    name: "Open in Simulator",
    words: { desktop: false, phone: false },
    isGate: true,
  },
] as const;

describe.each(sizeNames)("on a %s", (size) => {
  test.each(places)("$path: $name", async ({ path, name, words, ...icon }) => {
    const { page } = await open({ size, path });
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    expect(
      await button.locator(`svg.tabler-icon-${"isGate" in icon ? "logic-and" : "arrow-up-right"}`).count(),
    ).toBe(1);
    expect(await button.getAttribute("title")).toMatch(/^Open in (Simplifier|Truth Table|Simulator)$/);
    const box = await button.boundingBox();
    expect((box?.width ?? 0) > 60).toBe(words[size]);
    if (size === "phone") expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
