// The pixels of the drawing: a view that follows the drawing board. React renders nothing here after the start. If the
// browser gives no canvas, a sentence replaces it and the rest of the screen still works.

import { Button, useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { readColours } from "#circuit/colours.ts";
import { createView, type CanvasView } from "#circuit/view/create-view.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { controlTexts } from "#messages/controls.ts";
import { simulator } from "#messages/simulator.ts";
import classes from "./canvas.module.css";
import type { Session } from "./session.ts";

type Status = "drawn" | "lost" | "failed";

interface DrawingProps {
  readonly session: Session;
}

export function Drawing({ session }: DrawingProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} session={session} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ session: { board }, onAgain }: DrawingProps & { readonly onAgain: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CanvasView | null>(null);
  const drawnScheme = useRef<string | null>(null);
  const [status, setStatus] = useState<Status>("drawn");
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isOver = false;
    let end = () => undefined as void;
    const begin = async () => {
      const created = await createView(element, {
        colours: readColours(element),
        onLost: () => setStatus("lost"),
        onRestored: () => setStatus("drawn"),
      });
      if (isOver) return created.destroy();
      const draw = () => created.draw(frameOf(board.getSnapshot()));
      const unsubscribe = board.subscribe(draw);
      draw();
      view.current = created;
      end = () => {
        unsubscribe();
        view.current = null;
        created.destroy();
      };
    };
    begin().catch(() => {
      if (!isOver) setStatus("failed");
    });
    return () => {
      isOver = true;
      end();
    };
  }, [board]);

  useEffect(() => {
    if (drawnScheme.current === scheme) return;
    drawnScheme.current = scheme;
    if (host.current) view.current?.setColours(readColours(host.current));
  }, [scheme]);

  return (
    <>
      <div ref={host} className={classes.surface} />
      {status === "lost" && <output className={classes.lost}>{simulator.canvasLost}</output>}
      {status === "failed" && (
        <div className={classes.message}>
          <div className={classes.failed}>
            <ErrorLine>{simulator.noCanvas}</ErrorLine>
            <Button variant="light" onClick={onAgain}>
              {controlTexts.tryAgain}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
