// What a visitor does on the Simplifier's page besides typing: submit, correct, clear, cancel, close the answer, copy its
// link; and where the focus goes then.

import { useCallback, useRef, type Dispatch } from "react";
import { flushSync } from "react-dom";
import { useHref, useLocation } from "react-router-dom";
import { addressTextCharsMax, fitsAddress, searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import type { Toast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { isTouch, useFoldedKeyboard } from "#components/use-folded-keyboard.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { isReading } from "#notation/core/correction.ts";
import { splitNames } from "#notation/core/names.ts";
import { controlTexts, copyTexts } from "#messages/controls.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import {
  canSubmit,
  editing,
  type Answered,
  type SimplifierEvent,
  type SimplifierField,
  type SimplifierState,
} from "./core/machine.ts";
import { useAddress } from "./use-address.ts";

export function useActions(
  state: SimplifierState,
  dispatch: Dispatch<SimplifierEvent>,
  showToast: (toast: Toast) => void,
) {
  const { status, answered, failure } = state;
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFieldFocus(input, simplifyAddress);
  const dontCares = useRef<HTMLInputElement>(null);
  const variables = useRef<HTMLInputElement>(null);
  const fields = { input, dontCares, variables };
  const pushAddress = useAddress(state, dispatch);
  const copy = useCopy(showToast);
  const here = useHref(useLocation().pathname);

  const isAnswered = status === "Simplified";
  const folded = useFoldedKeyboard(isAnswered && (answered?.first ?? answered), { page });
  const submit = () => {
    if (!canSubmit(state)) return;
    if (isAnswered) folded.fold();
    dispatch({ type: "submitted" });
    pushAddress();
  };
  /**
   * Gives the focus to the form's field; on touch, where the field would open a keyboard, to the button or to the
   * page.
   */
  const focusForm = useCallback(() => {
    if (!isTouch()) return input.current?.focus();
    const button = input.current?.form?.querySelector<HTMLElement>("[type=submit]:enabled");
    (button ?? page.current)?.focus({ preventScroll: true });
  }, []);
  const clear = (field: SimplifierField) => {
    const { chosen } = state;
    const all =
      field === "input"
        ? { input: state.input, dontCares: state.dontCares, variables: state.variables, chosen }
        : null;
    dispatch(all ? { type: "fieldsCleared" } : editing(field, ""));
    fields[field].current?.focus();
    const run = () => {
      dispatch({ type: "restored", ...(all ?? { [field]: state[field] }) });
      (fields[field].current ?? input.current)?.focus();
    };
    showToast({ text: simplifierTexts.inputCleared, action: { label: controlTexts.undo, run } });
  };
  const close = (closed: Answered) => {
    dispatch({ type: "answerClosed" });
    focusForm();
    // Drawn synchronously: the focused button disappears with the toast, and the heading must take over the focus.
    const run = () => {
      flushSync(() => dispatch({ type: "restored", answered: closed }));
      folded.heading.current?.focus();
    };
    showToast({ text: simplifierTexts.answerClosed, action: { label: controlTexts.undo, run } });
  };
  const cancel = () => {
    dispatch({ type: "cancelled" });
    input.current?.focus();
  };
  const fix = (field: SimplifierField, by: Fix) => {
    // After a refused submit, and for a text that was only in another notation, the visitor wants the answer next.
    const submits = failure !== null || isReading(by);
    flushSync(() => dispatch({ type: "fixed", field, fix: by }));
    if (submits) dispatch({ type: "submitted" });
    const edited = fields[field].current;
    edited?.focus();
    // The caret goes before the names, where the expression continues.
    if (by.kind === "names") edited?.setSelectionRange(...endOf(by.text));
    if (submits) pushAddress();
  };
  const copyLink = ({ text, ...asked }: Answered) => {
    const setup = { input: text, mode: asked.mode, dontCares: asked.dontCares, variables: asked.variables };
    if (!fitsAddress(simplifyAddress, setup))
      return showToast({ text: copyTexts.linkTooLong(addressTextCharsMax), isFailure: true });
    const { href } = new URL(`${here}${searchWith(simplifyAddress, setup)}`, window.location.href);
    copy(href, copyTexts.linkCopied);
  };

  return { page, fields, folded, focusForm, submit, clear, close, cancel, fix, copy, copyLink };
}

/** The end of the expression in a text, as a selection. */
function endOf(text: string): readonly [start: number, end: number] {
  const at = splitNames(text).expression.trimEnd().length;
  return [at, at];
}
