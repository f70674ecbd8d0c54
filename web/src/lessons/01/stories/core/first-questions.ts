// The questions of lesson 01 about values and the three everyday functions. Pure.

import type { Question } from "#learn/core/data.ts";
import { alarmFunction, searchFunction } from "./stories.ts";

export const firstQuestions = {
  whichIsVariable: {
    kind: "choice",
    id: "which-is-variable",
    ask: "Which of these can a [Boolean variable] stand for?",
    options: [
      {
        text: "The lift door is closed.",
        isRight: true,
        says: "At each moment the door is closed (1) or it is not (0).",
      },
      {
        text: "The temperature in degrees.",
        says: "A temperature has many values, not two. “It is colder than 5 degrees” would fit.",
      },
      {
        text: "The number in the lottery is even.",
        isRight: true,
        says: "A whole number is even (1) or it is not (0).",
      },
      {
        text: "Is the lamp on?",
        says: "A question is neither true nor false. “The lamp is on” would fit.",
      },
    ],
  },
  otherWayRound: {
    kind: "choice",
    id: "other-way-round",
    ask: "{D} means “the door is open”. The door is closed. What is {D}?",
    options: [
      { text: "0", isRight: true, says: "“The door is open” is false now, so {D = 0}." },
      {
        text: "1",
        says: "1 means that the sentence is true. The door is closed, so “the door is open” is false.",
      },
      { text: "It depends on the door.", says: "{D} has a value at each moment. Now the sentence is false." },
    ],
  },
  lampRows: {
    kind: "choice",
    id: "lamp-rows",
    ask: "What does the lamp's [truth table] say?",
    options: [
      {
        text: "The lamp is on if at least one switch is closed.",
        says: "Look at row 1 ({A = 0}, {B = 1}): one switch is closed, and the lamp is off.",
      },
      {
        text: "The lamp is on only if both switches are closed.",
        isRight: true,
        says: "The value is 1 in row 3 alone, where both switches are closed.",
      },
      {
        text: "The lamp is on only if no switch is closed.",
        says: "Look at row 0 ({A = 0}, {B = 0}): no switch is closed, and the lamp is off.",
      },
    ],
  },
  alarmValue: {
    kind: "value",
    id: "alarm-value",
    ask: "The door is closed, the window is open, and the alarm is armed. What is the value of “the alarm rings”?",
    of: alarmFunction,
    row: { A: 1, D: 0, W: 1 },
  },
  alarmSilent: {
    kind: "choice",
    id: "alarm-silent",
    ask: "Door and window are open, and the alarm is silent. What follows?",
    options: [
      {
        text: "The alarm is not armed.",
        isRight: true,
        says: "Of the two rows with door and window open, row 3 has the value 0, and there {A = 0}.",
      },
      { text: "The alarm is armed.", says: "In row 7 all three are 1, and the alarm rings." },
      {
        text: "Nothing follows.",
        says: "Two rows have door and window open. In row 7 the alarm rings, so it must be row 3.",
      },
    ],
  },
  searchCount: {
    kind: "count",
    id: "search-count",
    ask: "In how many rows does the search find the page?",
    of: { ones: searchFunction },
    because: "“toy” must be missing, and of “cat” and “dog” at least one must be there: rows 2, 4 and 6.",
  },
} as const satisfies Readonly<Record<string, Question>>;
