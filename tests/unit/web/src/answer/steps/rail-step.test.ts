// A step of the rail as it is drawn to markup: the open step too has its line, whatever part of it the law changed.

import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { RailStep } from "#answer/steps/rail-step.tsx";
import { elementsIn, readMarkup, textOf } from "#support/markup.ts";
import { shortDerivation } from "#support/logic/derivations.ts";

/** The lines of the step in their order, as a copy has them. */
function linesOf(at: number, isOpen: boolean): readonly string[] {
  const step = shortDerivation[at];
  if (!step) throw new Error(`There is no step ${at}.`);
  const drawn = createElement(RailStep, { at, step, isOpen, isLazy: false, onOpen: () => undefined });
  const page = createElement(MantineProvider, null, createElement(MemoryRouter, null, drawn));
  return (
    elementsIn(readMarkup(renderToStaticMarkup(page)))
      // What is typeset within the sentence is smaller.
      .filter(({ attributes }) => attributes["role"] === "math" && attributes["data-size"] !== "text")
      .map(({ children }) => textOf(children))
  );
}

describe("an open step has its line, then both sides of the law", () => {
  test.each([
    { changed: "a part of the line", at: 2, sides: ["A'.B+A.B.C", "B''", "B"] },
    { changed: "the whole line", at: 3, sides: ["B.(A'+A.C)", "A'.B+A.B.C", "B.(A'+A.C)"] },
  ])("that changed $changed", ({ at, sides }) => {
    expect(linesOf(at, true).slice(0, 3)).toEqual(sides);
    expect(linesOf(at, false)).toEqual(sides.slice(0, 1));
  });
});
