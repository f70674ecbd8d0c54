// The web app's manifest: its icons have the sizes it states, its colours are those of the theme, its links lead to
// screens.

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionOf } from "#addresses/core/paths.ts";
import { roles } from "#theme/roles.ts";

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly theme_color: string;
  readonly background_color: string;
}

const manifest: Manifest = JSON.parse(readFileSync("web/public/manifest.webmanifest", "utf8"));
const html = readFileSync("web/index.html", "utf8");

/** Width and height, from the first chunk of the file. */
function sizeOf(src: string): string {
  const bytes = readFileSync(`web/public${src}`);
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("each picture has the size stated for it, and all that a system asks for are there", () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith(".png"));
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
  expect(pictures.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.icons.every(({ src }) => existsSync(`web/public${src}`))).toBe(true);
  const [, touchIcon = ""] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  expect(sizeOf(touchIcon)).toBe("180x180");
});

test("the colours are the light header's and the light page's", () => {
  expect(manifest.theme_color).toBe(roles.surface[0]);
  expect(manifest.background_color).toBe(roles.body[0]);
});

test("the page links the manifest and has its name", () => {
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(html).toContain(`<title>${manifest.name}</title>`);
});

test("each shortcut opens the screen that it names", () => {
  expect(manifest.shortcuts).toHaveLength(4);
  for (const { name, url } of manifest.shortcuts) expect(sectionOf(url.replace("/#", ""))?.label).toBe(name);
});
