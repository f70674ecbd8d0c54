// Each label of Show Steps leads to a section of the lesson about laws; the input as it was read leads nowhere.

import { expect, test } from "vitest";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lawSection } from "#answer/steps/core/law-section.ts";
import { laws } from "#support/checker/laws.ts";

const labels = [...new Set([...laws.keys(), "REMOVED_REDUNDANT_BRACKETS"].map(lawLabel))];

test("the labels of the crate's laws are those of the specification", () => {
  expect(labels.toSorted()).toEqual([
    "Absorptive",
    "Annulment",
    "Complement",
    "Consensus",
    "De Morgan",
    "Distributive",
    "Double Negation",
    "Idempotent",
    "Identity",
    "Not Gate",
    "Redundancy",
    "Redundant brackets",
    "XOR gate",
  ]);
});

test.each(labels)("%s leads to a section, and the link names the law", (label) => {
  const found = lawSection(label);
  expect(found?.section).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(found?.law.startsWith(label)).toBe(true);
});

test("no two labels lead to one section", () => {
  expect(new Set(labels.map((label) => lawSection(label)?.section)).size).toBe(labels.length);
});

test.each([lawLabel("CORRECTED"), "A_LAW_OF_TOMORROW"])("%s leads nowhere", (label) => {
  expect(lawSection(label)).toBeNull();
});
