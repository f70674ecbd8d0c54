// The Home screen.

import { number } from "./numbers.ts";

export const homeTexts = {
  tagsSimplify: "#minimize #quine-mccluskey",
  tagsKmap: "#kmap",
  tagsTruthTable: "#truthtable #compare",
  tagsSopPos: "#sop #pos #minterms",
  tagsCircuit: "#gates #simulator",
  tagsNumberSystems: "#binary #hex #complement",
  tagsLearn: "#lessons #interactive",
  variables: (count: number) => `${number.format(count)} variables`,
  lead: "Simplify, prove and draw boolean functions: free, without an account.",
  homeFieldHint: "A.B + A'.C   or   1 3 8 6 12",
  homeFieldHintShort: "A.B + A'.C",
  workedExample: "Example",
  tryIt: "Try it",
  recent: "Recent",
  continueLesson: (id: string) => `Continue lesson ${id}`,
} as const;
