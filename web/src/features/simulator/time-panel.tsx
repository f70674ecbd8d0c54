// Signals that take time: while the panel is open, the circuit goes on by gate delays, and the timing diagram shows its
// last changes.

import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconPlayerTrackNext } from "@tabler/icons-react";
import { useEffect, useMemo } from "react";
import { hasClock, speeds, type Timing } from "#circuit/core/editor/timing.ts";
import { timingDiagram } from "#circuit/core/editor/timing-diagram.ts";
import { changingIn } from "#circuit/core/model/settle/delay.ts";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { copyTexts } from "#messages/controls.ts";
import { circuitTime as texts } from "#messages/simulator.ts";
import { GlitchNote } from "./glitch-note.tsx";
import { useBoard, useDispatch, useSession } from "./board-context.ts";
import { saveTiming } from "./save-picture.ts";
import { SignalChoice } from "./signal-choice.tsx";
import classes from "./time-panel.module.css";
import { TimingPicture } from "./timing-picture.tsx";

export function TimePanel() {
  const timing = useBoard((editor) => editor.timing);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch({ type: "timingStarted" });
    return () => dispatch({ type: "timingEnded" });
  }, [dispatch]);
  return timing && <Time timing={timing} />;
}

function Time({ timing }: { readonly timing: Timing }) {
  const session = useSession();
  const dispatch = useDispatch();
  const present = useBoard(({ history }) => history.present);
  const { isRunning, speed, now } = timing;
  // A large canvas has Run beside its clock.
  const isOnCanvas = useBoard((editor) => !editor.isSmall && hasClock(editor.history.present));
  const diagram = useMemo(() => timingDiagram(timing, present.parts), [timing, present.parts]);
  const changing = useMemo(() => changingIn(present, present.outputs, now).size, [present, now]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => dispatch({ type: "delayPassed", isAnnounced: false }), 1_000 / speed);
    return () => clearInterval(timer);
  }, [dispatch, isRunning, speed]);
  return (
    <div className={classes.panel}>
      <div className={classes.controls}>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPlayerTrackNext size={18} stroke={1.75} aria-hidden />}
            onClick={() => dispatch({ type: "delayPassed", isAnnounced: true })}
          >
            {texts.step}
          </Button>
          {!isOnCanvas && (
            <Button
              variant="default"
              leftSection={
                isRunning ? (
                  <IconPlayerPause size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => dispatch({ type: "runToggled" })}
            >
              {isRunning ? texts.pause : texts.run}
            </Button>
          )}
        </div>
        <p className={classes.now}>{texts.now(now, changing)}</p>
      </div>
      <div className={classes.picture}>
        {changing === 0 && <GlitchNote timing={timing} />}
        {diagram.rows.length === 0 ? (
          <Note>{texts.noSignals}</Note>
        ) : (
          <>
            <TimingPicture diagram={diagram} timing={timing} />
            {diagram.left > 0 && <Note>{texts.left(diagram.left)}</Note>}
          </>
        )}
        <div className={classes.speed}>
          <Label as="span">{texts.speed}</Label>
          <Segmented
            label={texts.speed}
            value={String(speed)}
            segments={speeds.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(value) => dispatch({ type: "speedChosen", speed: Number(value) })}
          />
        </div>
        {diagram.rows.length > 0 && (
          <Button variant="default" onClick={() => saveTiming(session, diagram)}>
            {copyTexts.saveSvg}
          </Button>
        )}
        <SignalChoice timing={timing} parts={present.parts} />
        <Note>{texts.hint}</Note>
      </div>
    </div>
  );
}
