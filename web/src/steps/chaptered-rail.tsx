// The rail of a long derivation in chapters. A folded chapter shows its first and its last line and a sentence; the
// chapter of the open step is open.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { StepRail, type StepRailProps } from "#answer/steps/step-rail.tsx";
import { derivation as words } from "#messages/expression.ts";
import { steps as texts } from "#messages/steps.ts";
import classes from "./chaptered-rail.module.css";
import { allFolded, type Chapter, chaptersOf, isChapterOpen, toggleChapter } from "./core/chapters.ts";

/** A short derivation has no chapters. */
export function ChapteredRail(props: StepRailProps) {
  const { steps, items, at } = props;
  const chapters = useMemo(() => chaptersOf(steps), [steps]);
  const [folding, setFolding] = useState(allFolded);
  const rail = useRef<HTMLOListElement>(null);
  const shownAt = useRef(at);

  // The newly opened step may be in a chapter that was folded; then no rail of steps has moved the focus or scrolled
  // to it.
  useEffect(() => {
    if (shownAt.current === at) return;
    const left = rail.current?.querySelector(`[data-step="${shownAt.current}"]`);
    const hadFocus = document.activeElement === document.body || left?.contains(document.activeElement);
    shownAt.current = at;
    const step = rail.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (hadFocus === true)
      step?.querySelector<HTMLElement>("[aria-expanded]")?.focus({ preventScroll: true });
    const frame = window.requestAnimationFrame(() => step?.scrollIntoView({ block: "nearest" }));
    return () => window.cancelAnimationFrame(frame);
  }, [at]);

  if (chapters.length === 0) return <StepRail {...props} />;
  return (
    <ol ref={rail} className={classes.chapters} aria-label={texts.chapters}>
      {chapters.map((chapter) => {
        const { first, last } = chapter;
        const isOpen = isChapterOpen(chapter, folding, at);
        return (
          <li key={first} className={classes.chapter} data-chapter={first}>
            <UnstyledButton
              className={classes.head}
              aria-expanded={isOpen}
              onClick={() => setFolding(toggleChapter(folding, chapter, at))}
            >
              <span className={classes.sentence}>{sentenceOf(chapter)}</span>
              <span className={classes.numbers}>
                {words.stepsFromTo} {first}–{last}
              </span>
              <IconChevronDown className={classes.chevron} size={16} stroke={2} aria-hidden />
            </UnstyledButton>
            {isOpen ? (
              <StepRail
                {...props}
                items={items.filter((item) => {
                  const start = item.kind === "run" ? item.first : item.index;
                  return first <= start && start <= last;
                })}
              />
            ) : (
              <FoldedLines steps={steps} chapter={chapter} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function sentenceOf({ theme, isFurther }: Chapter): string {
  const [first, further] = texts.chapter[theme];
  return isFurther ? further : first;
}

interface FoldedLinesProps {
  readonly steps: readonly DerivationStep[];
  readonly chapter: Chapter;
}

function FoldedLines({ steps, chapter: { first, last } }: FoldedLinesProps) {
  return (
    <div className={classes.lines}>
      {[...new Set([first, last])].map((at) => (
        <DerivationLine
          key={at}
          text={steps[at]?.currentExpression ?? ""}
          marked={unmarked}
          tone="none"
          name={words.lineOf(at)}
          {...(at > 0 && { lead: "= " })}
        />
      ))}
    </div>
  );
}

const unmarked: readonly (readonly [number, number])[] = [];
