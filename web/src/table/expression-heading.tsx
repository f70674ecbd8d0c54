// An expression that heads a column, on one line. If it is longer than the column may be, it fades at its end and is
// a button that shows the whole expression.

import { UnstyledButton } from "@mantine/core";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import type { Expression } from "#notation/core/tree.ts";
import { MathText } from "#notation/typeset.tsx";
import { controlTexts } from "#messages/controls.ts";
import classes from "./expression-heading.module.css";
import { WithFunctionNames } from "./function-name.tsx";

interface ExpressionHeadingProps {
  /** The function's name. */
  readonly name: string;
  readonly text: string;
  /** Missing if the text is too long to be typeset. */
  readonly tree: Expression | undefined;
}

export function ExpressionHeading({ name, text, tree }: ExpressionHeadingProps) {
  const line = useRef<HTMLSpanElement>(null);
  const isCut = useCut(line, text);
  const [isOpen, setOpen] = useState(false);
  const heading = (
    <span ref={line} className={classes.line} data-cut={isCut || undefined}>
      <Whole text={text} tree={tree} size="list" />
    </span>
  );
  return (
    <>
      {isCut ? (
        <UnstyledButton className={classes.button} title={text} onClick={() => setOpen(true)}>
          {heading}
        </UnstyledButton>
      ) : (
        heading
      )}
      {isOpen && (
        <ModalDialog kind="sheet" label={controlTexts.wholePart(name)} onClose={() => setOpen(false)}>
          <PanelHead title={<WithFunctionNames text={name} />} onClose={() => setOpen(false)} />
          <div className={classes.whole}>
            <Whole text={text} tree={tree} size="normal" />
          </div>
        </ModalDialog>
      )}
    </>
  );
}

interface WholeProps extends Pick<ExpressionHeadingProps, "text" | "tree"> {
  readonly size: "list" | "normal";
}

function Whole({ text, tree, size }: WholeProps) {
  return tree ? (
    <MathText expression={tree} size={size} />
  ) : (
    <code translate="no" className={classes.code}>
      {text}
    </code>
  );
}

/** Whether the line is longer than its element; measured again when the element changes its size. */
function useCut(line: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const node = line.current;
    if (!node) return;
    const measure = () => setCut(node.scrollWidth > node.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text, or the line in a button, is measured again
  }, [line, text, isCut]);
  return isCut;
}
