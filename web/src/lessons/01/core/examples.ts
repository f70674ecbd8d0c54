// The expressions of lesson 01 that open in the tools. Pure.

import type { ExampleData } from "#learn/core/data.ts";
import { alarmFunction, searchFunction } from "../stories/core/stories.ts";

export const alarmExample: ExampleData = { text: alarmFunction, tools: ["truthTable", "simulator"] };
export const searchExample: ExampleData = { text: searchFunction, tools: ["truthTable", "simulator"] };
export const neitherExample: ExampleData = { text: "(A+B)'", beside: ["A'.B'"], tools: ["truthTable"] };
export const xorExample: ExampleData = { text: "A^B", tools: ["truthTable", "simulator"] };
export const bracketExample: ExampleData = { text: "A+B.C", beside: ["(A+B).C"], tools: ["truthTable"] };
