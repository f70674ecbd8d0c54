// What is wrong with the sheets of a PDF, for any content: texts that lie over each other, that are cut, covered or faded.

import { common, type Box, type Sheet, type SheetText } from "./sheets.ts";

/** In points: what a box may reach out of the area that it is cut to. */
const reachMax = 1;
/** In parts of the lower box's height: so much kerning brings two letters of a word together. */
const kerningMax = 0.3;
/** So much of a text may be filled over: a bar or a line through it. */
const coveredMax = 0.25;
/** In points: rounding of the printer's units. */
const heightMax = 1.2;

export function faultsOf(sheets: readonly Sheet[]): readonly string[] {
  return sheets.flatMap((sheet, at) => {
    const named = (faults: readonly string[]) => faults.map((fault) => `sheet ${at + 1}: ${fault}`);
    return named([...cutTexts(sheet), ...overlaps(sheet)]);
  });
}

function cutTexts({ texts }: Sheet): readonly string[] {
  return texts.flatMap(({ text, box, clip, isMasked, covers }) => {
    const isCut =
      box.left < clip.left - reachMax ||
      box.right > clip.right + reachMax ||
      box.top < clip.top - reachMax ||
      box.bottom > clip.bottom + reachMax;
    const isCovered = covers.some((cover) => areaOf(cover) > coveredMax * areaOf(box));
    return [
      ...(isCut ? [`"${text}" is cut`] : []),
      ...(isMasked ? [`"${text}" fades`] : []),
      ...(isCovered ? [`"${text}" is covered`] : []),
    ];
  });
}

/** By a sweep from top to bottom, so that long sheets take no time. */
function overlaps({ texts }: Sheet): readonly string[] {
  const faults: string[] = [];
  const sorted = texts.toSorted((one, other) => one.box.top - other.box.top);
  let open: SheetText[] = [];
  for (const text of sorted) {
    open = open.filter(({ box }) => box.bottom > text.box.top);
    for (const other of open)
      if (overlap(text, other)) faults.push(`"${other.text}" and "${text.text}" lie over each other`);
    open.push(text);
  }
  return faults;
}

function overlap(one: SheetText, other: SheetText): boolean {
  const shared = common(one.box, other.box);
  const kerning = kerningMax * Math.min(heightOf(one.box), heightOf(other.box));
  const isOver = shared.right - shared.left > kerning && shared.bottom - shared.top > heightMax;
  return isOver && !isHalo(one, other) && !isHalo(other, one);
}

/** Whether a text is drawn once more, letter by letter, for the ground that is kept free around it. */
function isHalo(whole: SheetText, part: SheetText): boolean {
  const isWithin = part.box.left > whole.box.left - 0.2 && part.box.right < whole.box.right + 0.2;
  const isOnLine = Math.abs(part.box.bottom - whole.box.bottom) < 0.2;
  return isWithin && isOnLine && whole.text.includes(part.text);
}

function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}
