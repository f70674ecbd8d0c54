// The states of a lesson's video, and which of the provider's errors mean that the video is unavailable.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  failureOfCode,
  initialPlayer,
  reducePlayer,
  type PlayerEvent,
  type PlayerState,
} from "#learn/video/core/player.ts";
import { assertProperty } from "#support/depth.ts";

const pressed = { type: "pressed" } as const;
const ready = (attempt: number) => ({ type: "ready", attempt }) as const;
const failed = (attempt: number) => ({ type: "failed", attempt, failure: "unreachable" }) as const;
const after = (...events: readonly PlayerEvent[]): PlayerState => events.reduce(reducePlayer, initialPlayer);

describe("the player", () => {
  test.each<readonly [what: string, events: readonly PlayerEvent[], state: PlayerState]>([
    ["waits for a press", [ready(1), failed(1)], { status: "idle" }],
    ["loads after Play", [pressed], { status: "loading", attempt: 1 }],
    ["loads once, however often it is pressed", [pressed, pressed], { status: "loading", attempt: 1 }],
    ["is ready when the provider says so", [pressed, ready(1)], { status: "ready", attempt: 1 }],
    [
      "may fail while it loads",
      [pressed, failed(1)],
      { status: "failed", attempt: 1, failure: "unreachable" },
    ],
    [
      "may fail while it plays",
      [pressed, ready(1), failed(1)],
      { status: "failed", attempt: 1, failure: "unreachable" },
    ],
    ["is tried again as another player", [pressed, failed(1), pressed], { status: "loading", attempt: 2 }],
    [
      "does not hear what an earlier player says late",
      [pressed, failed(1), pressed, ready(1), failed(1)],
      { status: "loading", attempt: 2 },
    ],
  ])("%s", (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  test("is never ready or failed but by what its own player said", () => {
    const attempts = fc.integer({ min: 1, max: 4 });
    const anyEvent = fc.oneof(fc.constant<PlayerEvent>(pressed), attempts.map(ready), attempts.map(failed));
    assertProperty(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        let state = initialPlayer;
        for (const event of events) {
          const next = reducePlayer(state, event);
          if (next !== state && next.status === "loading") expect(event).toEqual(pressed);
          if (next !== state && (next.status === "ready" || next.status === "failed")) {
            expect(event).toMatchObject({ attempt: next.attempt });
            expect(state).toMatchObject({ attempt: next.attempt });
          }
          state = next;
        }
      }),
      { seed: 18, runs: 500 },
    );
  });
});

test.each([
  [2, "unavailable"],
  [100, "unavailable"],
  [101, "unavailable"],
  [150, "unavailable"],
  [153, "unavailable"],
  [5, "unreachable"],
  [undefined, "unreachable"],
])("the provider's error %j means %s", (code, failure) => {
  expect(failureOfCode(code)).toBe(failure);
});
