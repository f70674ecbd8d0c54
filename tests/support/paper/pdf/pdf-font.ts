// A font of a PDF: the characters and the width of each code of a shown string.

import { asArray, asDictionary, asStream, isName, Pdf, PdfTokens, type PdfValue } from "./pdf-objects.ts";

export interface Glyph {
  /** What the code stands for; empty where the font does not say it. */
  readonly text: string;
  /** In parts of the font's size. */
  readonly width: number;
}

export class PdfFont {
  readonly #codeLength: 1 | 2;
  readonly #widths = new Map<number, number>();
  readonly #widthOfOthers: number;
  readonly #texts: ReadonlyMap<number, string>;

  constructor(pdf: Pdf, font: PdfValue) {
    const subtype = pdf.entry(font, "Subtype");
    const isComposite = isName(subtype) && subtype.name === "Type0";
    this.#codeLength = isComposite ? 2 : 1;
    const texts = pdf.find(font, "ToUnicode");
    this.#texts = texts === undefined ? new Map<number, string>() : readTexts(asStream(texts).bytes);
    if (isComposite) {
      const [descendant = new Map<string, PdfValue>()] = asArray(pdf.entry(font, "DescendantFonts"));
      this.#widthOfOthers = Number(pdf.find(descendant, "DW") ?? 1000) / 1000;
      this.#readComposite(pdf, pdf.find(descendant, "W"));
    } else {
      this.#widthOfOthers = 0;
      const [scale] = asArray(pdf.find(font, "FontMatrix") ?? [0.001]);
      const first = Number(pdf.entry(font, "FirstChar"));
      for (const [at, width] of asArray(pdf.entry(font, "Widths")).entries())
        this.#widths.set(first + at, Number(pdf.resolved(width)) * Number(scale));
    }
  }

  /** Either `first [width width …]` or `first last width`, again and again. */
  #readComposite(pdf: Pdf, widths: PdfValue | undefined): void {
    const parts = widths === undefined ? [] : [...asArray(widths)];
    while (parts.length > 0) {
      const first = Number(parts.shift());
      const next = pdf.resolved(parts.shift() ?? 0);
      if (Array.isArray(next)) {
        for (const [at, width] of next.entries()) this.#widths.set(first + at, Number(width) / 1000);
      } else {
        const width = Number(parts.shift()) / 1000;
        for (let code = first; code <= Number(next); code += 1) this.#widths.set(code, width);
      }
    }
  }

  glyphs(shown: Uint8Array): readonly Glyph[] {
    const glyphs: Glyph[] = [];
    for (let at = 0; at + this.#codeLength <= shown.length; at += this.#codeLength) {
      const code = this.#codeLength === 1 ? (shown[at] ?? 0) : pairAt(shown, at);
      glyphs.push({
        text: this.#texts.get(code) ?? "",
        width: this.#widths.get(code) ?? this.#widthOfOthers,
      });
    }
    return glyphs;
  }
}

/** The font of a name among a page's or a form's resources. */
export function fontNamed(pdf: Pdf, resources: PdfValue, name: string): PdfFont {
  return new PdfFont(pdf, pdf.entry(asDictionary(pdf.entry(resources, "Font")), name));
}

function readTexts(bytes: Uint8Array): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  const tokens = new PdfTokens(bytes);
  let operands: Uint8Array[] = [];
  for (let token = tokens.next(); token !== null; token = tokens.next()) {
    if (token instanceof Uint8Array) operands.push(token);
    else if (typeof token === "object" && "operator" in token) {
      if (token.operator === "endbfchar")
        for (let at = 0; at + 1 < operands.length; at += 2)
          texts.set(codeOf(operands[at]), textOf(operands[at + 1]));
      if (token.operator === "endbfrange")
        for (let at = 0; at + 2 < operands.length; at += 3) {
          const first = codeOf(operands[at]);
          const start = textOf(operands[at + 2]).codePointAt(0) ?? 0;
          for (let code = first; code <= codeOf(operands[at + 1]); code += 1)
            texts.set(code, String.fromCodePoint(start + code - first));
        }
      operands = [];
    }
  }
  return texts;
}

function codeOf(bytes: Uint8Array = new Uint8Array()): number {
  return bytes.reduce((code, byte) => code * 256 + byte, 0);
}

/** In UTF-16, the more significant byte first. */
function textOf(bytes: Uint8Array = new Uint8Array()): string {
  return Array.from({ length: bytes.length / 2 }, (_, at) => String.fromCharCode(pairAt(bytes, 2 * at))).join(
    "",
  );
}

function pairAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}
