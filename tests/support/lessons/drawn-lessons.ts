// All lessons, drawn to markup section by section as the lesson page draws them.

import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { LessonContext } from "#learn/lesson-context.ts";
import type { LessonContent } from "#learn/lesson-content.ts";
import { readMarkup, type Node } from "../markup.ts";

const modules = import.meta.glob<{ readonly lesson: LessonContent }>(
  "../../../web/src/lessons/*/lesson.tsx",
  { eager: true },
);

export interface DrawnSection {
  readonly lesson: string;
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly Node[];
}

/** In the order of the catalogue. */
export const lessons: readonly LessonContent[] = Object.values(modules)
  .map(({ lesson }) => lesson)
  .toSorted((one, other) => Number(one.id) - Number(other.id));

export const drawnSections: readonly DrawnSection[] = lessons.flatMap(({ id: lesson, sections }) =>
  sections.map(({ id, title, Body }) => {
    const frame = { id: lesson, solved: () => undefined };
    const inLesson = createElement(LessonContext.Provider, { value: frame }, createElement(Body));
    const inRouter = createElement(MemoryRouter, { initialEntries: [`/learn/lesson/${lesson}`] }, inLesson);
    try {
      const markup = renderToStaticMarkup(createElement(MantineProvider, null, inRouter));
      return { lesson, id, title, nodes: readMarkup(markup) };
    } catch (fault) {
      throw new Error(`Lesson ${lesson}, section ${id}: ${String(fault)}`, { cause: fault });
    }
  }),
);
