// The frame of the dialog's steps: title with Back and Close, a line below, an alert, and the form.

import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { signingIn } from "#messages/signing-in.ts";
import { FaultAlert } from "./fault-alert.tsx";
import { focusFirst } from "#components/focus.ts";
import classes from "./step.module.css";
import type { SignIn } from "./use-sign-in.ts";

export interface StepProps {
  readonly signIn: SignIn;
  readonly onClose: () => void;
}

interface StepFrameProps extends StepProps {
  readonly title: string;
  /** The line below the title. */
  readonly lead: string;
  /** Whether it is the first step, which has no Back button. */
  readonly isFirst?: boolean;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

export function Step({ signIn, title, lead, isFirst = false, onSubmit, onClose, children }: StepFrameProps) {
  const { alert, notice } = signIn.state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form ref={form} className={classes.step} noValidate onSubmit={submit}>
      <div className={classes.head}>
        {!isFirst && (
          <IconButton
            icon={IconArrowLeft}
            label={signingIn.back}
            className={classes.back}
            onClick={signIn.goBack}
          />
        )}
        <h2 className={classes.title}>{title}</h2>
        <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
      </div>
      <Note className={classes.lead}>{lead}</Note>
      <FaultAlert fault={alert} onClose={signIn.closeAlert} />
      <output className={classes.notice}>{notice}</output>
      {children}
    </form>
  );
}
