// Our own texts about the Karnaugh map of an answer, fetched with the answer's card: those on the map itself are in
// karnaugh-map.ts.

import { formTexts } from "./forms.ts";

export const answerMap = {
  name: "Karnaugh map",
  button: "Map",
  showOther: (index: number) => `Show other minimal form ${formTexts.number(index)} on the map`,
} as const;
