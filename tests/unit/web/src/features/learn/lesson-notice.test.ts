// A lesson that is still to come, from a catalogue of the test's own, since none is: its notice and its card with the
// specification's texts.

import { MantineProvider } from "@mantine/core";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LessonCard } from "#features/learn/lesson-card.tsx";
import { LessonNotice } from "#features/learn/lesson-notice.tsx";
import type { LessonEntry } from "#learn/core/catalogue.ts";
import { noProgress } from "#learn/core/progress.ts";
import { specifiedLessons, specifiedNotices } from "#messages/specified.ts";

const upcoming: LessonEntry = { id: "10", title: "Lesson of the future", badge: null, isUpcoming: true };

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(createElement(MantineProvider, null, createElement(MemoryRouter, null, element)));

test("the notice of a lesson to come has the specified texts and its title", () => {
  const markup = drawn(createElement(LessonNotice, { lesson: upcoming }));
  const { underDevelopment, underDevelopmentLead, keepInTouch } = specifiedNotices;
  for (const text of [underDevelopment, underDevelopmentLead, keepInTouch, upcoming.title])
    expect(markup).toContain(text);
});

test("the card of a lesson to come says so and has no START", () => {
  const markup = drawn(createElement(LessonCard, { lesson: upcoming, progress: noProgress }));
  expect(markup).toContain(specifiedLessons.upcoming);
  expect(markup).not.toContain(specifiedLessons.start);
});
