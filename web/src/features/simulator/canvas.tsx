// The drawing: the element that takes pointers and keys, the pixels on it, and its descriptions for screen readers.

import { useEffect, useId, useRef } from "react";
import { LazyView } from "#components/lazy-view.tsx";
import { lazy } from "#lib/lazy.ts";
import { simulator } from "#messages/simulator.ts";
import { useSession } from "./board-context.ts";
import { listenToBoard } from "./board-events.ts";
import { listenToClipboard } from "./clipboard-events.ts";
import classes from "./canvas.module.css";
import { DeleteMenu } from "./delete-menu.tsx";
import { EmptySheet } from "./empty-sheet.tsx";
import { StatusLine } from "./status-line.tsx";
import { useActions } from "./actions-context.ts";
import { followSize } from "./follow-size.ts";

/** Loaded on demand: the drawing library is most of the screen's code, and list and properties must not wait for it. */
const drawing = lazy(() => import("./drawing.tsx"));

export function Canvas() {
  const session = useSession();
  const { board, setCanvas } = session;
  const { actions } = useActions();
  const element = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const listening = new AbortController();
    setCanvas(canvas);
    listenToBoard(canvas, board, listening.signal);
    listenToClipboard(canvas, board, listening.signal);
    followSize(canvas, board, listening.signal);
    return () => {
      listening.abort();
      setCanvas(null);
    };
  }, [board, setCanvas]);
  return (
    <div
      className={classes.place}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void actions.importFile(file);
      }}
    >
      <div
        ref={element}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys of its own
        tabIndex={0}
        role="application"
        aria-label={simulator.canvas}
        aria-describedby={hintId}
        className={classes.canvas}
      >
        <LazyView of={drawing} frame={inMiddle}>
          {({ Drawing }) => <Drawing session={session} />}
        </LazyView>
      </div>
      <p id={hintId} hidden>
        {simulator.canvasHint}
      </p>
      <EmptySheet />
      <StatusLine />
      <DeleteMenu />
    </div>
  );
}

function inMiddle(content: React.ReactNode) {
  return <div className={classes.message}>{content}</div>;
}
