// Controls that many screens have: what is fetched lazily, undo, close, copying.

import { number } from "./numbers.ts";

export const controlTexts = {
  loading: "Loading",
  reload: "Reload",
  lazyFailed: {
    unreachable:
      "This part of the page was not opened here before and could not be fetched. Check your connection, then try again.",
    outdated: "A new version of this page is ready. Reload to go on.",
    stuck: "This part of the page could not be fetched. Reload the page to try again.",
  },
  optional: "optional",
  close: "Close",
  cancel: "Cancel",
  tryOne: "Try one",
  earlierInput: "of the earlier input",
  wholePart: (part: string) => `${part}, in full`,
  undo: "Undo",
  showLess: "Show less",
  tools: {
    simplifier: "Simplifier",
    truthTable: "Truth Table",
    karnaughMap: "Karnaugh Map",
    sopPos: "SoP PoS",
    generator: "Generator",
    simulator: "Simulator",
  },
  openIn: (tool: string) => `Open in ${tool}`,
  openOf: (name: string, tool: string) => `Open ${name} in ${tool}`,
  tryAgain: "Try again",
  add: "Add",
} as const;

/** Copying and saving: names of formats, links, and the outcome. */
export const copyTexts = {
  copyLink: "Copy link",
  copyOf: (part: string) => `Copy ${part}`,
  saveSvg: "Save SVG",
  savePng: "Save PNG",
  copyText: "Text",
  copyLatex: "LaTeX",
  copyUnicode: "Unicode",
  copied: "Copied",
  linkCopied: "Link copied",
  notCopied: "The browser did not allow copying. Select the text and copy it yourself.",
  linkTooLong: (charsMax: number) =>
    `The input is too long for a link. A link can hold at most ${number.format(charsMax)} characters.`,
} as const;

/** Only on paper. */
export const printed = {
  first: (shown: number, total: number) =>
    `The first ${number.format(shown)} of ${number.format(total)} entries are printed.`,
} as const;
