// The video of a lesson: a Play button, then the provider's player. Before the press nothing of another host is
// fetched.

import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { controlTexts } from "#messages/controls.ts";
import { lessonVideo as words } from "#messages/lesson-blocks.ts";
import { specifiedNotices } from "#messages/specified.ts";
import { usePlayer } from "./use-player.ts";
import shared from "./lesson-video.module.css";
import classes from "./video-frame.module.css";

interface VideoFrameProps {
  readonly videoId: string;
  readonly title: string;
}

export function VideoFrame({ videoId, title }: VideoFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const name = words.name(title);
  const { state, slot, press } = usePlayer(videoId, name);
  const pressed = () => {
    // The button will be removed, so the frame takes the focus.
    frame.current?.focus();
    press();
  };
  return (
    <section ref={frame} aria-label={name} tabIndex={-1} className={classes.inside}>
      <div ref={slot} className={classes.player} data-ready={state.status === "ready" || undefined} />
      {state.status === "idle" && (
        <div className={shared.cover}>
          <Button
            leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
            aria-describedby={hintId}
            onClick={pressed}
          >
            {words.play}
          </Button>
          <p id={hintId} className={classes.hint}>
            {words.beforePlay}
          </p>
        </div>
      )}
      {state.status === "failed" && (
        <div className={`${shared.cover} ${shared.failed}`}>
          <ErrorLine>{words.failures[state.failure]}</ErrorLine>
          <Button variant="default" onClick={pressed}>
            {controlTexts.tryAgain}
          </Button>
        </div>
      )}
      <output className={classes.loading}>
        {state.status === "loading" && (
          <>
            <span className={classes.spinner} aria-hidden />
            {specifiedNotices.loadingVideo}
          </>
        )}
      </output>
    </section>
  );
}
