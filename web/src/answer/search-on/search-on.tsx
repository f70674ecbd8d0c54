// Search on, under a form that is not proved minimal: buttons that search longer for a better form, the progress of
// that search, and its result. Fetched on demand, since only answers without a proof need it.

import { Button } from "@mantine/core";
import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { searchFactors } from "#contract/budgets.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { searchOn as words } from "#messages/search-on.ts";
import { likelySeconds, type Search } from "./core/search.ts";
import { endSentence, progressTexts } from "./core/sentences.ts";
import classes from "./search-on.module.css";
import { useSearch, type SearchOptions } from "./use-search.ts";

export interface SearchOnProps extends SearchOptions {
  readonly kind: FormKind;
}

export function SearchOn({ kind, ...options }: SearchOnProps) {
  const { search, start, cancel } = useSearch(options);
  const [spoken, say] = useState("");
  const group = useRef<HTMLDivElement>(null);
  useFocusInGroup(group);
  const { proven } = options.shown;
  const sentence = endSentence(search, kind);
  if (proven && sentence === "") return null;
  const isRunning = search.status === "running";
  const choices = !isRunning && !proven && (
    <Choices kind={kind} isFirst={sentence === ""} onStart={(factor) => void start(factor)} />
  );
  return (
    <div
      ref={group}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset>
      role="group"
      aria-label={words.title}
      tabIndex={-1}
      className={`${classes.group} no-print`}
    >
      {isRunning && <Running search={search} kind={kind} onSay={say} onCancel={cancel} />}
      {/* Always in the document: a screen reader announces only changes of an element that it already knows. */}
      <output className={isRunning ? "spoken" : classes.sentence}>{isRunning ? spoken : sentence}</output>
      {choices}
    </div>
  );
}

/** Buttons disappear when a search begins or ends; the group then takes over their focus. */
function useFocusInGroup(group: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current } = group;
    const heard = ({ target }: FocusEvent) => {
      last.current = target;
    };
    current?.addEventListener("focusin", heard);
    return () => current?.removeEventListener("focusin", heard);
  }, [group]);
  // A layout effect, because it must run before the screen looks for a lost focus.
  useLayoutEffect(() => {
    const had = last.current;
    if (document.activeElement !== document.body || !(had instanceof Element) || had.isConnected) return;
    group.current?.focus({ preventScroll: true });
  });
}

interface ChoicesProps {
  readonly kind: FormKind;
  /** Whether no longer search was started yet: then the offer gives its reason. */
  readonly isFirst: boolean;
  readonly onStart: (factor: number) => void;
}

function Choices({ kind, isFirst, onStart }: ChoicesProps) {
  const id = useId();
  return (
    <>
      <p className={classes.offer}>
        <strong>{words.title}</strong>
        {isFirst && (
          <Note as="span" size="tag">
            {words.offer(kind)}
          </Note>
        )}
      </p>
      <div className={classes.choices}>
        {searchFactors.map((factor) => (
          <Fragment key={factor}>
            <Button
              variant="light"
              className={classes.choice}
              aria-describedby={`${id}-${factor}`}
              onClick={() => onStart(factor)}
            >
              {words.times(factor)}
            </Button>
            <Note as="span" size="tag" id={`${id}-${factor}`}>
              {words.about(likelySeconds(factor))}
            </Note>
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** Seconds between two announcements of the progress. */
const spokenEverySeconds = 30;

interface RunningProps {
  readonly search: Extract<Search, { status: "running" }>;
  readonly kind: FormKind;
  /** Called with each text to announce. */
  readonly onSay: (text: string) => void;
  readonly onCancel: () => void;
}

function Running({ search, kind, onSay, onCancel }: RunningProps) {
  const texts = progressTexts(search, kind);
  const text = texts.join(", ");
  const seconds = useSeconds();
  const about = words.about(likelySeconds(search.factor));
  useEffect(() => {
    if (seconds % spokenEverySeconds === 0) onSay(seconds === 0 ? words.searching(about) : text);
    // oxlint-disable-next-line react/exhaustive-deps -- what is read aloud must not change with each report
  }, [seconds]);
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={words.searching(about)}
        aria-valuetext={text}
        value={search.done}
        max={1000}
      />
      <div className={classes.line}>
        <p className={classes.facts}>
          {[words.gone(seconds), ...texts].map((each, at) => (
            <span key={at}>{each}</span>
          ))}
        </p>
        <Button variant="subtle" className={classes.cancel} onClick={onCancel}>
          {controlTexts.cancel}
        </Button>
      </div>
    </>
  );
}

/** Whole seconds since the component was drawn. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = window.setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return seconds;
}
