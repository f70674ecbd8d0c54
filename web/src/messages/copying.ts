// Copying: names of formats, links, and the outcome.

import { number } from "./numbers.ts";

export const copyTexts = {
  copyLink: "Copy link",
  copyOf: (part: string) => `Copy ${part}`,
  copyText: "Text",
  copyLatex: "LaTeX",
  copyUnicode: "Unicode",
  copied: "Copied",
  linkCopied: "Link copied",
  notCopied: "The browser did not allow copying. Select the text and copy it yourself.",
  linkTooLong: (charsMax: number) =>
    `The input is too long for a link. A link can hold at most ${number.format(charsMax)} characters.`,
} as const;
