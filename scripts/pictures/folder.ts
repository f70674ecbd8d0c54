// A folder of pictures: their names, and one sheet of all of a kind for a designer to look at.

import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exitWith } from "../faults.ts";

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof sizes;
export const sizeNames = ["desktop", "phone"] as const;
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** `simplify-answer-phone-dark.png` */
export function pictureName(state: string, size: Size, scheme: Scheme): string {
  return `${state}-${size}-${scheme}.png`;
}

/** Whether a name has one of the parts, or there are none. */
export function isWanted(name: string, parts: readonly string[]): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

/** The names of the wanted pictures in a folder, sorted. */
export function picturesIn(folder: string, parts: readonly string[]): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".png") && isWanted(name, parts))
      .toSorted();
  } catch {
    return exitWith(`${folder} cannot be read; take the pictures first: npm run pictures -- take ${folder}`);
  }
}

/** px of a picture on a sheet: two columns of a desktop's pictures, or five of a phone's, on a screen of 1,400. */
const sheetWidths = { desktop: 660, phone: 260 } as const;

/** Writes `sheet-<size>-<scheme>.html` for each kind of which there are pictures, and says where. */
export function writeSheets(folder: string, parts: readonly string[]): void {
  for (const size of sizeNames)
    for (const scheme of schemes) {
      const end = pictureName("", size, scheme);
      const names = picturesIn(folder, parts).filter((name) => name.endsWith(end));
      if (names.length === 0) continue;
      const figures = names.map(
        (name) =>
          `<figure><figcaption>${name.slice(0, -end.length)}</figcaption>` +
          `<a href="${name}"><img src="${name}" width="${sheetWidths[size]}" loading="lazy" alt=""></a></figure>`,
      );
      const style =
        "body{display:flex;flex-wrap:wrap;gap:16px;font:14px system-ui;background:#888;align-items:start}" +
        "figure{margin:0}figcaption{font-weight:600;padding:4px 0}";
      const file = path.join(folder, `sheet-${size}-${scheme}.html`);
      const title = `${size}, ${scheme}: ${names.length} pictures`;
      writeFileSync(
        file,
        `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>\n${figures.join("\n")}\n`,
      );
      console.log(`${file}: ${names.length} pictures`);
    }
}
