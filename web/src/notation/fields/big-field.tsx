// The large input field, in a typewriter font. It marks the span of an error under the characters. On paper the text
// is in the head of the page, where it is never cut.

import { IconX } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, type RefObject } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { pasteOnOneLine } from "#components/paste-on-one-line.ts";
import { readingTexts } from "#messages/expression.ts";
import type { Span } from "../core/span.ts";
import classes from "./big-field.module.css";
import { useKeysOf, type KeysKind } from "../keys/symbol-keys-choice.ts";

interface BigFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The field's name for screen readers. */
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** The characters to mark; null for none. */
  readonly span: Span | null;
  /** Whether to scroll to the mark; false while the visitor types. */
  readonly reveal: boolean;
  /** The id of the element that shows the error; null if there is no error. */
  readonly errorId: string | null;
  /** The name of the button that empties the field. */
  readonly clearLabel?: string;
  /** Whether a phone's keyboard types capital letters by default. */
  readonly capitals?: boolean;
  /** The page's keys for this field on touch; left out where the system's keyboard has every character needed. */
  readonly keys?: KeysKind | null;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
}

export function BigField({
  ref,
  label,
  hint,
  value,
  span,
  reveal,
  errorId,
  clearLabel = readingTexts.clearInput,
  capitals = false,
  keys,
  onChange,
  onClear,
}: BigFieldProps) {
  const id = useId();
  const keysOf = useKeysOf(keys ?? null);
  const copy = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button disappears with the text; the focus must not fall to the body.
    ref.current?.focus();
    onClear();
  };
  return (
    <div className={`${classes.field} no-print`} data-wrong={errorId !== null || undefined}>
      <label htmlFor={id} className="spoken">
        {label}
      </label>
      <div className={classes.text}>
        {span && <SpanMark ref={copy} inputId={id} text={value} span={span} reveal={reveal} />}
        <input
          ref={ref}
          id={id}
          className={classes.input}
          translate="no"
          value={value}
          placeholder={hint}
          aria-invalid={errorId !== null || undefined}
          aria-describedby={errorId ?? undefined}
          autoCapitalize={capitals ? "characters" : "none"}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          {...keysOf}
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={pasteOnOneLine}
          onScroll={(event) => follow(copy.current, event.currentTarget)}
        />
      </div>
      {value !== "" && (
        <IconButton icon={IconX} label={clearLabel} className={classes.clear} onClick={clear} />
      )}
    </div>
  );
}

/** Gives the mark of an empty span a width and an underline. */
const noBreakSpace = "\u00a0";

/** More characters than fit in the field: the rest of a long mark need not be drawn. */
const markedCharsMax = 500;

interface SpanMarkProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly inputId: string;
  readonly text: string;
  readonly span: Span;
  readonly reveal: boolean;
}

/**
 * An invisible copy of the text with a visible mark at its end; the copy lies under the input and scrolls with it.
 */
function SpanMark({ ref, inputId, text, span, reveal }: SpanMarkProps) {
  const end = Math.min(span.end, span.start + markedCharsMax);
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const input = document.getElementById(inputId);
    if (reveal && input && mark.current) bringIntoView(input, mark.current);
  }, [inputId, reveal]);
  // Typing can scroll the input without a scroll event.
  useLayoutEffect(() => {
    const input = document.getElementById(inputId);
    if (input) follow(ref.current, input);
  });
  return (
    <div className={classes.overlay} translate="no" aria-hidden>
      <div ref={ref} className={classes.copy}>
        {text.slice(0, span.start)}
        <mark ref={mark} className={classes.mark}>
          {text.slice(span.start, end) || noBreakSpace}
        </mark>
      </div>
    </div>
  );
}

function follow(copy: HTMLElement | null, input: HTMLElement): void {
  if (copy) copy.style.transform = `translateX(${-input.scrollLeft}px)`;
}

/** Scrolls the input until the mark and a little around it are in view; for a long mark, until its beginning is. */
function bringIntoView(input: HTMLElement, mark: HTMLElement): void {
  const around = 40;
  const from = mark.offsetLeft;
  const to = from + mark.offsetWidth;
  if (from < input.scrollLeft) input.scrollLeft = from - around;
  else if (to > input.scrollLeft + input.clientWidth) {
    input.scrollLeft = Math.min(to - input.clientWidth + around, from - around);
  }
}
