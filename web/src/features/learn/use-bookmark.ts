// Scrolls a lesson to the section that its address names, or back to the position at which it was left.

import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { lessonTargetIn } from "#addresses/core/learn.ts";
import type { Bookmark } from "#learn/core/bookmarks.ts";
import { bookmarkAt, keepBookmark } from "./bookmarks.ts";

/** For this long, late content cannot move the target out of view; a press, a key or the wheel ends this at once. */
const heldMs = 3_000;

/** The section with the practice, in every lesson that has one: the address of a task leads there. */
const practiceSection = "practice";

/** `list` holds the sections, each an element with `data-section` and a heading. */
export function useBookmark(list: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  const arrival = useNavigationType();
  const firstKey = useRef(key);
  useEffect(() => {
    const sections = list.current;
    if (!sections) return;
    const { hash } = window.location;
    // A history entry that the router did not make has no unique key, so the hash is added.
    const entry = `${key} ${hash}`;
    const left = arrival === "POP" ? bookmarkAt(entry) : undefined;
    const { section, task } = lessonTargetIn(search);
    // A practice writes its task into the address itself, so only the first address is a request for a task.
    const asked = section ?? (task && key === firstKey.current ? practiceSection : undefined);
    const target = left ?? bookmarkOf(sections, asked);

    let release: (() => void) | undefined;
    let isHeld = true;
    // After a navigation the scroll position belongs to the next entry, so do not keep it.
    const keep = () => {
      if (!isHeld && window.location.hash === hash) keepBookmark(entry, bookmarkIn(sections));
    };
    const frame = requestAnimationFrame(() => {
      // Scroll only now, after the layout has scrolled to the top of a new screen.
      const done = () => {
        isHeld = false;
        keep();
      };
      if (!target) return done();
      focusHeading(sections, target);
      release = hold(() => goTo(sections, target), done);
    });
    window.addEventListener("scroll", keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      release?.();
      window.removeEventListener("scroll", keep);
    };
  }, [list, key, search, arrival]);
}

function sectionOf(sections: HTMLElement, id: string | null | undefined): HTMLElement | undefined {
  return allSections(sections).find(({ dataset }) => dataset["section"] === id);
}

function allSections(sections: HTMLElement): readonly HTMLElement[] {
  return [...sections.querySelectorAll<HTMLElement>("[data-section]")];
}

function headingOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>("h2");
}

/** A bookmark that puts the section below the header; undefined for an unknown section. */
function bookmarkOf(sections: HTMLElement, id: string | undefined): Bookmark | undefined {
  const section = sectionOf(sections, id);
  const heading = section && headingOf(section);
  if (!section || !heading) return undefined;
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  const inset = heading.getBoundingClientRect().top - section.getBoundingClientRect().top;
  return { section: section.dataset["section"] ?? null, offset: margin - inset };
}

/** A section whose top is above this line, in px below the window's top, counts as the one that is read. */
const readingLine = 160;

function bookmarkIn(sections: HTMLElement): Bookmark {
  const section = allSections(sections)
    .filter((each) => each.getBoundingClientRect().top <= readingLine)
    .at(-1);
  if (!section) return { section: null, offset: window.scrollY };
  return { section: section.dataset["section"] ?? null, offset: section.getBoundingClientRect().top };
}

function goTo(sections: HTMLElement, { section: id, offset }: Bookmark): void {
  const section = sectionOf(sections, id);
  // The lesson no longer has the section.
  if (id !== null && !section) return;
  const top = section ? window.scrollY + section.getBoundingClientRect().top - offset : offset;
  window.scrollTo({ top, behavior: "instant" });
}

function focusHeading(sections: HTMLElement, { section: id }: Bookmark): void {
  const section = sectionOf(sections, id);
  if (section) headingOf(section)?.focus({ preventScroll: true });
}

const endings = ["wheel", "pointerdown", "keydown"] as const;

/** Calls `go` again whenever the page's height changes, until the reader acts; then calls `onEnd`. */
function hold(go: () => void, onEnd: () => void): () => void {
  go();
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  const release = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of endings) window.removeEventListener(event, end);
  };
  const end = () => {
    release();
    onEnd();
  };
  const timer = window.setTimeout(end, heldMs);
  for (const event of endings) window.addEventListener(event, end, { passive: true });
  return release;
}
