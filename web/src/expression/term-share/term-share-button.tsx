// A button next to the tag of a proved form, and the sentence that it shows: how many functions need more terms.

import { IconInfoCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { termShare as words } from "#messages/term-share.ts";
import classes from "./term-share-button.module.css";
import type { TermShareProps } from "./term-share.tsx";

const termShare = pagePart(async () => (await import("./term-share.tsx")).TermShare);

/** The range of variable counts for which all functions were minimised. */
const variablesMin = 2;
const variablesMax = 5;

export function TermShareButton(props: TermShareProps) {
  const { kind, variables } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (variables < variablesMin || variables > variablesMax) return null;
  return (
    <>
      <IconButton
        className={classes.button}
        icon={IconInfoCircle}
        label={words.ask(kind)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* Always in the document: a screen reader announces only changes of an element that it already knows. */}
      <div id={id} className={classes.sentence} aria-live="polite">
        {isOpen && <LazyPart part={termShare} props={props} />}
      </div>
    </>
  );
}
