// What stands on the sheets of a PDF: each text that is drawn, where its letters are, and the area that it is cut to.

import { getDocument, OPS, Util, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** In points, from the sheet's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface SheetText {
  readonly text: string;
  /** From the baseline to the height of capital letters, as wide as the letters. */
  readonly box: Box;
  /** What lies outside it is not seen. */
  readonly clip: Box;
  /** Whether a mask makes some of it paler. */
  readonly isMasked: boolean;
  /** Areas that were filled after it was drawn, as far as they are on its box. */
  readonly covers: readonly Box[];
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly SheetText[];
}

export async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  // In Node, pdf.js would also send the outlines of all letters, for a canvas.
  const task = getDocument({ data: Uint8Array.from(bytes), disableFontFace: false });
  const pdf = await task.promise;
  const sheets: Sheet[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) sheets.push(await sheetOf(await pdf.getPage(at)));
  await task.destroy();
  return sheets;
}

async function sheetOf(page: PDFPageProxy): Promise<Sheet> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const clip = { left: 0, top: 0, right: width, bottom: height };
  const painter = new Painter(page, transform, clip);
  const { fnArray: operators, argsArray: operands } = await page.getOperatorList();
  for (const [at, operator] of operators.entries())
    painter.paint(operator, (operands[at] ?? []) as unknown[]);
  return { width, height, texts: painter.texts };
}

/** The height of capital letters, in parts of the font's size. */
const capitalHeight = 0.7;

/** Six numbers, as a PDF has them. */
type Matrix = readonly number[];
/** The least x and y, then the largest. */
type Corners = readonly [number, number, number, number];
/** A number moves the next letter back by thousandths of the font's size; a width is in the font's own units. */
type Shown = readonly (number | { readonly unicode: string; readonly width: number })[];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const fills: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

interface State {
  readonly matrix: Matrix;
  readonly clip: Box;
  readonly isMasked: boolean;
  readonly isOpaque: boolean;
  readonly size: number;
  /** The unit of the font's widths, in parts of its size. */
  readonly unit: number;
}

/** Runs the operators of a page, to which pdf.js has added those of the forms that are drawn on it. */
class Painter {
  readonly texts: (SheetText & { readonly covers: Box[] })[] = [];
  readonly #page: PDFPageProxy;
  readonly #saved: State[] = [];
  #state: State;
  /** Whether the next path cuts what is drawn after it. */
  #cuts = false;
  /** How many groups are open from the one of a mask on. */
  #masks = 0;
  #line = identity;
  #text = identity;

  constructor(page: PDFPageProxy, matrix: Matrix, clip: Box) {
    this.#page = page;
    this.#state = { matrix, clip, isMasked: false, isOpaque: true, size: 0, unit: 0 };
  }

  paint(operator: number, operands: readonly unknown[]): void {
    const [first, second, third] = operands;
    if (this.#isInMask(operator, first as { readonly smask?: object })) return undefined;
    switch (operator) {
      case OPS.save:
        return void this.#saved.push(this.#state);
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        return this.#set(this.#saved.pop() ?? {});
      case OPS.transform:
        return this.#transform(operands as Matrix);
      case OPS.paintFormXObjectBegin:
        this.#saved.push(this.#state);
        return this.#transform((first as Matrix | null) ?? identity);
      case OPS.setGState:
        return this.#setGraphics(first as readonly (readonly [string, unknown])[]);
      case OPS.clip:
      case OPS.eoClip:
        this.#cuts = true;
        return undefined;
      case OPS.constructPath:
        return this.#usePath(Number(first), third as Corners | null);
      case OPS.beginText:
        this.#line = this.#text = identity;
        return undefined;
      case OPS.setFont:
        return this.#set({ size: Number(second), unit: this.#unitOf(String(first)) });
      case OPS.setTextMatrix:
        this.#line = this.#text = first as Matrix;
        return undefined;
      case OPS.moveText:
        this.#line = this.#text = times([1, 0, 0, 1, Number(first), Number(second)], this.#line);
        return undefined;
      case OPS.showText:
        return this.#show(first as Shown);
      default:
        return undefined;
    }
  }

  /** What is drawn in a group with a mask's settings makes the mask, and is not on the sheet. */
  #isInMask(operator: number, group: { readonly smask?: object }): boolean {
    const isInside = this.#masks > 0;
    if (operator === OPS.beginGroup && (isInside || group.smask)) this.#masks += 1;
    if (operator === OPS.endGroup && isInside) this.#masks -= 1;
    return isInside || this.#masks > 0;
  }

  #set(changed: Partial<State>): void {
    this.#state = { ...this.#state, ...changed };
  }

  #transform(matrix: Matrix): void {
    this.#set({ matrix: times(matrix, this.#state.matrix) });
  }

  #setGraphics(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      if (key === "SMask") this.#set({ isMasked: value === true });
      if (key === "ca") this.#set({ isOpaque: value === 1 });
    }
  }

  #unitOf(font: string): number {
    const { fontMatrix } = this.#page.commonObjs.get(font) as { readonly fontMatrix: Matrix };
    const [unit = 0] = fontMatrix;
    return unit;
  }

  /** Null for a path without points. */
  #usePath(use: number, corners: Corners | null): void {
    const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
    const path = corners ? boxOf(corners, this.#state.matrix) : nothing;
    if (fills.includes(use)) this.#fill(path);
    if (this.#cuts) this.#set({ clip: common(this.#state.clip, path) });
    this.#cuts = false;
  }

  /** By the box around the path: what is filled behind a text comes before it. */
  #fill(path: Box): void {
    const { clip, isOpaque, isMasked } = this.#state;
    if (!isOpaque || isMasked) return;
    const filled = common(clip, path);
    for (const { box, covers } of this.texts) {
      const shared = common(filled, box);
      if (shared.right > shared.left && shared.bottom > shared.top) covers.push(shared);
    }
  }

  #show(shown: Shown): void {
    const { size, unit } = this.#state;
    let [text, width] = ["", 0];
    const add = () => {
      this.#add(text, width);
      this.#advance(width);
      [text, width] = ["", 0];
    };
    for (const part of shown)
      if (typeof part === "number") {
        add();
        this.#advance((-part / 1000) * size);
      } else {
        text += part.unicode;
        width += part.width * unit * size;
      }
    add();
  }

  #add(text: string, width: number): void {
    const { matrix, clip, isMasked, size } = this.#state;
    if (text.trim() === "") return;
    const box = boxOf([0, 0, width, capitalHeight * size], times(this.#text, matrix));
    this.texts.push({ text, box, clip, isMasked, covers: [] });
  }

  #advance(width: number): void {
    this.#text = times([1, 0, 0, 1, width, 0], this.#text);
  }
}

/** First `one`, then `other`. */
function times(one: Matrix, other: Matrix): Matrix {
  return Util.transform(other, one);
}

function boxOf(corners: Corners, matrix: Matrix): Box {
  const around = [Infinity, Infinity, -Infinity, -Infinity];
  Util.axialAlignedBoundingBox(corners, matrix, around);
  const [left = 0, top = 0, right = 0, bottom = 0] = around;
  return { left, top, right, bottom };
}

export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
