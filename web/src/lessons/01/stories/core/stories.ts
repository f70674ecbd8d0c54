// The three everyday functions of lesson 01: what their variables mean and what the two values of each function look
// like. Pure.

import type { Bit, ExpressionText, TableData } from "#learn/core/data.ts";

export interface StoryData {
  /** The function itself. */
  readonly text: ExpressionText;
  readonly title: string;
  readonly table: TableData;
  /** Short words for a button that sets a variable, by its name. */
  readonly presses: Readonly<Record<string, string>>;
  /** What the value 0 and the value 1 of the function mean. */
  readonly outcomes: Readonly<Record<Bit, string>>;
}

export const lampFunction = "A.B";
export const alarmFunction = "A.(D+W)";
export const searchFunction = "(C+D).T'";

export const lamp: StoryData = {
  text: lampFunction,
  title: "Two switches and a lamp",
  table: {
    id: "lamp",
    caption: "The truth table of the lamp",
    functions: [{ text: lampFunction, name: "lamp" }],
    meanings: { A: "closed", B: "closed", lamp: "on" },
  },
  presses: { A: "switch A closed", B: "switch B closed" },
  outcomes: { 0: "the lamp is off", 1: "the lamp is on" },
};

export const alarm: StoryData = {
  text: alarmFunction,
  title: "An alarm",
  table: {
    id: "alarm",
    caption: "The truth table of the alarm",
    functions: [{ text: alarmFunction, name: "alarm" }],
    meanings: {
      A: "armed",
      D: "door open",
      W: "window open",
      alarm: "rings",
    },
  },
  presses: { A: "armed", D: "door open", W: "window open" },
  outcomes: { 0: "the alarm is silent", 1: "the alarm rings" },
};

export const search: StoryData = {
  text: searchFunction,
  title: "A search filter",
  table: {
    id: "search",
    caption: "The truth table of the search",
    functions: [{ text: searchFunction, name: "found" }],
    meanings: {
      C: "has “cat”",
      D: "has “dog”",
      T: "has “toy”",
      found: "page found",
    },
  },
  presses: { C: "has “cat”", D: "has “dog”", T: "has “toy”" },
  outcomes: { 0: "the page is left out", 1: "the page is found" },
};

export const stories: readonly StoryData[] = [lamp, alarm, search];
