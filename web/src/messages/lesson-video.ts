// Our own texts about the video of a lesson.

const play = "Play";

export const lessonVideo = {
  name: (title: string) => `Video: ${title}`,
  play,
  beforePlay: `The video is on YouTube. This page asks YouTube for nothing before you press ${play}.`,
  failures: {
    /** The player or its frame could not be loaded. */
    unreachable:
      "The video could not be loaded. The connection or a content blocker may be the cause. The lesson is complete without it.",
    /** The provider has no such video for this page. */
    unavailable: "YouTube does not show this video here. The lesson is complete without it.",
  },
} as const;
