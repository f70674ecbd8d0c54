// The expressions of lesson 01 that open in the tools. Pure.

import type { ExampleData } from "#learn/core/data.ts";
import { alarmFunction, searchFunction } from "../stories/core/stories.ts";

export const examples = {
  alarm: { text: alarmFunction, tools: ["truthTable", "simulator"] },
  search: { text: searchFunction, tools: ["truthTable", "simulator"] },
  neither: { text: "(A+B)'", beside: ["A'.B'"], tools: ["truthTable"] },
  xor: { text: "A^B", tools: ["truthTable", "simulator"] },
  bracket: { text: "A+B.C", beside: ["(A+B).C"], tools: ["truthTable"] },
} as const satisfies Readonly<Record<string, ExampleData>>;
