// Our own texts, in sentence case. Sentences for error codes are the contract's.

const number = new Intl.NumberFormat("en-US");

/** "1 term", "2,048 terms". */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export const own = {
  underDevelopment: "This feature is under development for the web version.",
  opensNewTab: "opens a new tab",
  unknownError: "No more is known about it.",

  premium: "Premium",

  skipToContent: "Skip to content",
  menu: "Menu",
  sectionsOfProduct: "Sections",
  settings: "Settings",
  appearance: "Appearance",
  appearanceSystem: "As the system",
  appearanceLight: "Light",
  appearanceDark: "Dark",
  shortcuts: "Keyboard shortcuts",
  shortcutField: "Go to the input field",
  shortcutSubmit: "Submit the input field",
  shortcutClose: "Close what lies on top",
  shortcutSheet: "Show this list",
  statistics: "Usage statistics",
  statisticsQuestion:
    "May this site count which of its pages are opened? What you type is never part of it, and you can change this in the settings.",
  statisticsAllow: "Allow",
  statisticsRefuse: "No, thanks",

  tagsSimplify: "#minimize #quine-mccluskey",
  tagsKmap: "#kmap",
  tagsTruthTable: "#truthtable #compare",
  tagsSopPos: "#sop #pos #minterms",
  tagsCircuit: "#gates #simulator",
  tagsNumberSystems: "#binary #hex #complement",
  tagsLearn: "#lessons #interactive",
  underConstruction: "Under construction",
  variables: (count: number) => `${number.format(count)} variables`,
  homeFieldHint: "A.B + A'.C   or   1 3 8 6 12",
  homeFieldHintShort: "A.B + A'.C",

  fieldLabel: "Expression or min terms",
  fieldHint: "Enter an expression or min terms",
  modeLabel: "How to read the input",
  clear: "Clear",
  clearInput: "Clear input",
  close: "Close",
  cancel: "Cancel",
  simplifying: "Simplifying",
  position: (oneBased: number) => `(position ${number.format(oneBased)})`,

  readAs: "Read as",
  readMinTerms: (count: number, variables: readonly string[]) =>
    `${counted(count, "min term", "min terms")} of ${counted(variables.length, "variable", "variables")}, ${variables.length > 1 ? `${variables[0]} to ${variables.at(-1)}` : variables[0]}`,
  fixWrite: "Write",
  fixRemove: "Remove this",
  fixClose: "Add",
  symbolKeys: "Signs",
  symbolKey: { ".": "AND", "+": "OR", "'": "NOT", "^": "XOR", "(": "open bracket", ")": "close bracket" },
  tryOne: "Try one",
  earlierInput: "of the earlier input",
  copyLink: "Copy link",
  copyOf: (part: string) => `Copy ${part}`,
  copyText: "Text",
  copyLatex: "LaTeX",
  copyUnicode: "Unicode",
  copied: "Copied",
  linkCopied: "Link copied",
  notCopied: "The browser did not allow copying. Select the text and copy it from there.",
  linkTooLong: (charsMax: number) =>
    `The text is too long for a link, which holds ${number.format(charsMax)} characters at most.`,
  wholePart: (part: string) => `${part}, in full`,

  historyEmpty: "Nothing here yet. What you simplify is listed here.",
  minTermsSimplification: "min terms simplification",
  deleteItem: (expression: string) => `Delete ${expression}`,
  deletedFromHistory: "Deleted from History",
  undo: "Undo",
  justNow: "just now",
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  yesterday: "yesterday",

  helpTitle: "How to write input",
  helpOperators: "Operators, tightest first. Brackets group.",
  helpMinTerms: "Numbers separated by a comma or a space.",
  helpNot: "NOT, after the operand",
  helpAnd: "AND, or write AB",
  helpXor: "XOR",
  helpOr: "OR",

  product: "Product",
  minTermsColumn: "Min terms",
  primesCaption: "Prime implicants with the min terms they cover",
  none: "none",
  minimalProved: "minimal (proved)",
  bestFound: "best found, not proved minimal",
  terms: (count: number) => counted(count, "term", "terms"),
  literals: (count: number) => counted(count, "literal", "literals"),
  allTerms: (count: number) => `All ${number.format(count)} terms`,
  allMinTerms: (count: number) => `All ${number.format(count)} min terms`,
  allPrimes: (count: number) => `All ${number.format(count)} prime implicants`,
  showLess: "Show less",
  listedOf: (listed: number, total: number) =>
    `The first ${number.format(listed)} of ${number.format(total)} min terms are listed.`,
  primesOfAnswer: (listed: number, total: number) =>
    `There are ${number.format(total)} prime implicants; the ${number.format(listed)} of the answer are listed.`,
  spokenAnswer: (expression: string, proof: string, size: string) =>
    `Answer: ${expression}, ${proof}, ${size}`,
  spokenLongAnswer: (proof: string, size: string) => `Answer: ${proof}, ${size}`,
  spokenProved: "minimal, proved",

  network: "The service could not be reached. Check the connection and try again.",
  timeout: "The service did not answer in time. Try again.",
  aborted: "The call was stopped.",
  badStatus: "The service gave an answer this page cannot read. Try again in a minute.",
} as const;
