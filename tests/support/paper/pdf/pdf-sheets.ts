// What stands on the sheets of a PDF: each text that is drawn, where its letters are, and the area that it is cut to.

import { fontNamed, PdfFont } from "./pdf-font.ts";
import { asArray, asStream, isName, isOperator, Pdf, PdfTokens, type PdfValue } from "./pdf-objects.ts";

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

export function sheetsOf(bytes: Uint8Array): readonly Sheet[] {
  const pdf = new Pdf(bytes);
  return pdf.pages().map((page) => {
    const [, , width = 0, height = 0] = asArray(pdf.entry(page, "MediaBox")).map(Number);
    const flipped: Matrix = [1, 0, 0, -1, 0, height];
    const clip = { left: 0, top: 0, right: width, bottom: height };
    const painter = new Painter(pdf, {
      matrix: flipped,
      clip,
      isMasked: false,
      isOpaque: true,
      font: null,
      size: 0,
    });
    painter.run(asStream(pdf.entry(page, "Contents")).bytes, pdf.entry(page, "Resources"));
    return { width, height, texts: painter.texts };
  });
}

/** The height of capital letters, in parts of the font's size. */
const capitalHeight = 0.7;

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  readonly matrix: Matrix;
  readonly clip: Box;
  readonly isMasked: boolean;
  readonly isOpaque: boolean;
  readonly font: PdfFont | null;
  readonly size: number;
}

/** Runs the operators of a page or of a form that is drawn on it. */
class Painter {
  readonly texts: (SheetText & { readonly covers: Box[] })[] = [];
  readonly #pdf: Pdf;
  #state: State;
  #saved: State[] = [];
  #path: Box | null = null;
  #cutsByPath = false;
  #line: Matrix = identity;
  #text: Matrix = identity;

  constructor(pdf: Pdf, state: State) {
    this.#pdf = pdf;
    this.#state = state;
  }

  run(content: Uint8Array, resources: PdfValue): void {
    const depth = this.#saved.length;
    const tokens = new PdfTokens(content);
    let operands: PdfValue[] = [];
    for (let token = tokens.next(); token !== null; token = tokens.next()) {
      if (!isOperator(token)) operands.push(token);
      else {
        this.#paint(token.operator, operands, resources);
        operands = [];
      }
    }
    while (this.#saved.length > depth) this.#restore();
  }

  #paint(operator: string, operands: readonly PdfValue[], resources: PdfValue): void {
    const numbers = operands.map(Number);
    switch (operator) {
      case "q":
        return void this.#saved.push(this.#state);
      case "Q":
        return this.#restore();
      case "cm":
        return this.#set({ matrix: times(asMatrix(numbers), this.#state.matrix) });
      case "gs":
        return this.#setMask(operands, resources);
      case "Do":
        return this.#draw(operands, resources);
      case "re":
        return this.#addRectangle(numbers);
      case "m":
      case "l":
      case "c":
      case "v":
      case "y":
        return this.#addPoints(numbers);
      case "W":
      case "W*":
        this.#cutsByPath = true;
        return undefined;
      case "f":
      case "f*":
      case "B":
      case "B*":
        this.#fill();
        return this.#endPath();
      case "n":
      case "S":
      case "s":
        return this.#endPath();
      case "BT":
        this.#line = this.#text = identity;
        return undefined;
      case "Tf":
        return this.#setFont(operands, resources);
      case "Tm":
        this.#line = this.#text = asMatrix(numbers);
        return undefined;
      case "Td":
        this.#line = this.#text = times([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], this.#line);
        return undefined;
      case "Tj":
        return this.#show(operands);
      case "TJ":
        return this.#show(asArray(operands[0] ?? []));
      default:
        return undefined;
    }
  }

  #set(changed: Partial<State>): void {
    this.#state = { ...this.#state, ...changed };
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #setMask([of]: readonly PdfValue[], resources: PdfValue): void {
    const named = of !== undefined && isName(of) ? of.name : "";
    const graphics = this.#pdf.entry(this.#pdf.entry(resources, "ExtGState"), named);
    const mask = this.#pdf.find(graphics, "SMask");
    if (mask !== undefined) this.#set({ isMasked: !isName(mask) });
    const alpha = this.#pdf.find(graphics, "ca");
    if (alpha !== undefined) this.#set({ isOpaque: Number(alpha) === 1 });
  }

  #draw([of]: readonly PdfValue[], resources: PdfValue): void {
    const named = of !== undefined && isName(of) ? of.name : "";
    const drawn = asStream(this.#pdf.entry(this.#pdf.entry(resources, "XObject"), named));
    const subtype = this.#pdf.find(drawn, "Subtype");
    if (subtype === undefined || !isName(subtype) || subtype.name !== "Form") return;
    const before = this.#state;
    const own = asMatrix(asArray(this.#pdf.find(drawn, "Matrix") ?? identity).map(Number));
    this.#set({ matrix: times(own, before.matrix) });
    this.run(drawn.bytes, this.#pdf.find(drawn, "Resources") ?? resources);
    this.#state = before;
  }

  #addRectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.#addPoints([x, y, x + width, y, x, y + height, x + width, y + height]);
  }

  #addPoints(numbers: readonly number[]): void {
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = moved(this.#state.matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0);
      this.#path = around(this.#path, x, y);
    }
  }

  /** By the box around the path: what is filled behind a text comes before it. */
  #fill(): void {
    const { clip, isOpaque, isMasked } = this.#state;
    if (!this.#path || !isOpaque || isMasked) return;
    const filled = common(clip, this.#path);
    for (const { box, covers } of this.texts) {
      const shared = common(filled, box);
      if (shared.right > shared.left && shared.bottom > shared.top) covers.push(shared);
    }
  }

  #endPath(): void {
    if (this.#cutsByPath) {
      const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
      this.#set({ clip: this.#path ? common(this.#state.clip, this.#path) : nothing });
    }
    this.#path = null;
    this.#cutsByPath = false;
  }

  #setFont([of, size]: readonly PdfValue[], resources: PdfValue): void {
    const named = of !== undefined && isName(of) ? of.name : "";
    this.#set({ font: fontNamed(this.#pdf, resources, named), size: Number(size) });
  }

  #show(shown: readonly PdfValue[]): void {
    const { font, size } = this.#state;
    if (!font) return;
    for (const part of shown) {
      if (!(part instanceof Uint8Array)) {
        this.#advance((-Number(part) / 1000) * size);
        continue;
      }
      const glyphs = font.glyphs(part);
      const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * size;
      this.#add(glyphs.map(({ text }) => text).join(""), width);
      this.#advance(width);
    }
  }

  #add(text: string, width: number): void {
    const { matrix, clip, isMasked, size } = this.#state;
    if (text.trim() === "") return;
    const place = times(this.#text, matrix);
    const corners = [0, width].flatMap((x) => [0, capitalHeight * size].map((y) => moved(place, x, y)));
    const box = corners.reduce<Box | null>((sum, [x, y]) => around(sum, x, y), null);
    if (box) this.texts.push({ text, box, clip, isMasked, covers: [] });
  }

  #advance(width: number): void {
    this.#text = times([1, 0, 0, 1, width, 0], this.#text);
  }
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function asMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

/** First `one`, then `other`. */
function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [p, q, r, s, t, u] = other;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function around(box: Box | null, x: number, y: number): Box {
  if (!box) return { left: x, top: y, right: x, bottom: y };
  return {
    left: Math.min(box.left, x),
    top: Math.min(box.top, y),
    right: Math.max(box.right, x),
    bottom: Math.max(box.bottom, y),
  };
}

export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
