// The texts of a printed page about itself: the tool, the input and the address of the shown state. The first sheet
// has them above the content, each further sheet at its foot. Pure.

import { printedPage } from "#messages/shell.ts";

export interface PrintedPage {
  /** The title of the page, which names the tool. */
  readonly title: string;
  /** Empty where the screen has none. */
  readonly input: string;
  /** Null where the input is too long for an address. */
  readonly address: string | null;
}

/** More characters are not printed: a list of min terms can have 20,000. */
const inputCharsMax = 2_000;
/** The foot has room for three lines. */
const footInputMax = 90;
const footAddressMax = 200;

/** The lines of the head below the title. */
export function headOf({ input, address }: PrintedPage): {
  readonly input: string;
  readonly address: string;
} {
  const isCut = input.length > inputCharsMax;
  return {
    input: isCut ? `${input.slice(0, inputCharsMax)}… ${printedPage.characters(input.length)}` : input,
    address: address ?? printedPage.noAddress,
  };
}

/** The foot's two lines: the title with the input, and the address. */
export function footOf({ title, input, address }: PrintedPage): readonly [string, string] {
  const shown = input.length > footInputMax ? `${input.slice(0, footInputMax)}…` : input;
  const first = shown === "" ? title : `${title}: ${shown}`;
  if (address === null) return [first, printedPage.noAddress];
  return [first, address.length > footAddressMax ? printedPage.addressAbove : address];
}

/** The lines as one string of CSS, with line breaks between them. */
export function cssString(lines: readonly string[]): string {
  const escaped = lines.map((line) =>
    line.replace(/["\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `),
  );
  return `"${escaped.join("\\a ")}"`;
}
