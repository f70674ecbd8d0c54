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

  tableFieldLabel: "Expression",
  tableFieldHint: "Enter an expression",
  addFieldLabel: "Additional expression",
  addFieldHint: "Add an expression",
  add: "Add",
  saveChip: "Save",
  chips: "Additional expressions",
  editChip: "edit",
  removeChip: (name: string, text: string) => `Remove ${name} ${text}`,
  removedChip: (name: string) => `${name} removed`,
  chipsFull: (count: number) =>
    `There can be ${number.format(count)} additional expressions at most. Remove one to add this one.`,
  editingChip: (name: string) => `Editing ${name}; Esc leaves it as it was.`,
  generatingTable: "Generating the table",
  comparingColumns: "Comparing columns",
  tryAgain: "Try again",
  comparePremium:
    "Comparing shows which columns are equal, opposite or constant, and where two differ first. The table itself stays free.",
  tableIdle: "Type an expression to see every row of its truth table. More expressions get a column each.",
  tableTooLongForService:
    "This table is too long for the service, and the page's own engine could not start. Use fewer variables or expressions, or load the page again.",
  tableName: "Truth table",
  tableCaption: (functions: number, variables: number, rows: number) =>
    `Truth table of ${counted(functions, "function", "functions")} in ${counted(variables, "variable", "variables")}, ${counted(rows, "row", "rows")}`,
  rowNumber: "Row",
  goToRow: "Go to row",
  go: "Go",
  rowLimits: (rows: number) =>
    rows === 1 ? "The only row is 0." : `Rows go from 0 to ${number.format(rows - 1)}.`,
  spokenRow: (row: number, cells: string) => `Row ${number.format(row)}: ${cells}`,
  printedRows: (printed: number, rows: number) =>
    `The first ${number.format(printed)} of ${number.format(rows)} rows are printed; save the table as a file to have all.`,
  functions: "Functions",
  minTermsOf: (name: string) => `Min terms of ${name}`,
  openInSimplifier: (name: string) => `Open ${name} in Simplifier`,
  exportTable: "Copy or save the table",
  copyAs: (format: string) => `Copy as ${format}`,
  saveAs: (file: string) => `Save ${file}`,
  tableFormat: { csv: "CSV", markdown: "Markdown", latex: "LaTeX" },
  tooLongToCopy: "The table is too long for the clipboard.",
  saveInstead: "Save as a file",
  equalColumns: "Equal columns",
  sameInAllRows: (rows: number) =>
    rows === 1 ? "same in the only row" : `same in all ${number.format(rows)} rows`,
  noOtherMatches: "No other column matches.",
  noColumnMatches: "No two columns are equal.",
  opposite: (left: string, right: string) => `${left} and ${right} differ in every row.`,
  alwaysZero: (name: string) => `${name} is always 0.`,
  alwaysOne: (name: string) => `${name} is always 1.`,
  differFirst: (left: string, right: string, row: number) =>
    `${left} and ${right} differ first in row ${number.format(row)}`,
  allDifferences: (count: number) => `All ${number.format(count)} differences`,

  network: "The service could not be reached. Check the connection and try again.",
  timeout: "The service did not answer in time. Try again.",
  aborted: "The call was stopped.",
  badStatus: "The service gave an answer this page cannot read. Try again in a minute.",
} as const;
