// Compares the pictures of two folders pixel by pixel. `differenceOf` is pure.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import { picturesIn } from "./folder.ts";

/** Width and height in px; four bytes a pixel, row by row from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** How many pixels differ; a pixel that only one of the pictures has differs. */
  readonly pixels: number;
  /** The smallest box around them, in px; its right and bottom edges are no longer in it. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** The second picture, pale, with the pixels that differ in red. */
  readonly picture: Picture;
}

/** Chromium rounds the colours at the edges of its tiles now this way, now that way: of 255. */
const roundingMax = 2;

const colours = [0, 1, 2] as const;
const channels = [...colours, 3] as const;

/** Null where no pixel differs by more than rounding. */
export function differenceOf(before: Picture, after: Picture): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(4 * width * height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [pixelAt(before, x, y), pixelAt(after, x, y)];
      const at = 4 * (y * width + x);
      if (isSame(one, other)) {
        data.set([...colours.map((channel) => 191 + (other[channel] ?? 0) / 4), 255], at);
        continue;
      }
      data.set([255, 0, 0, 255], at);
      pixels += 1;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return pixels === 0 ? null : { pixels, box, picture: { width, height, data } };
}

/** Its four bytes; none outside of the picture. */
function pixelAt({ width, height, data }: Picture, x: number, y: number): Uint8Array {
  const at = 4 * (y * width + x);
  return x < width && y < height ? data.subarray(at, at + 4) : data.subarray(0, 0);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  return channels.every((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= roundingMax);
}

/**
 * Prints a line for each picture that differs or that one of the folders lacks, writes the differences into the folder
 * `differences` of the second one, and prints the counts. True where all pictures are equal.
 */
export function comparePictures(before: string, after: string, parts: readonly string[]): boolean {
  const [ofBefore, ofAfter] = [picturesIn(before, parts), picturesIn(after, parts)];
  const names = [...new Set([...ofBefore, ...ofAfter])].toSorted();
  const differences = path.join(after, "differences");
  rmSync(differences, { recursive: true, force: true });
  const counts = { equal: 0, differ: 0, missing: 0 };
  for (const name of names) {
    if (!ofBefore.includes(name) || !ofAfter.includes(name)) {
      counts.missing += 1;
      console.log(`${name}: missing in ${ofAfter.includes(name) ? before : after}`);
      continue;
    }
    const [one, other] = [before, after].map((folder) => readFileSync(path.join(folder, name)));
    // Chromium writes the same pixels in the same bytes.
    const isByteEqual = one === undefined || other === undefined || one.equals(other);
    const difference = isByteEqual ? null : differenceOf(PNG.sync.read(one), PNG.sync.read(other));
    counts[difference ? "differ" : "equal"] += 1;
    if (!difference) continue;
    const { pixels, box, picture } = difference;
    const at = `x ${box.left} to ${box.right}, y ${box.top} to ${box.bottom}`;
    console.log(`${name}: ${pixels.toLocaleString("en-US")} pixels differ, ${at}`);
    mkdirSync(differences, { recursive: true });
    const png = new PNG({ width: picture.width, height: picture.height });
    png.data = Buffer.from(picture.data);
    writeFileSync(path.join(differences, name), PNG.sync.write(png));
  }
  console.log(`${counts.equal} equal, ${counts.differ} differ, ${counts.missing} missing`);
  return counts.differ + counts.missing === 0;
}
