// The video of each lesson, read from the build's setting. Pure, because the build reads it too. A separate file,
// because every visit loads operator.ts.

export const lessonVideosSetting = "VITE_LESSON_VIDEOS";

/** The ids of the videos at the provider, by lesson. */
export type LessonVideos = Readonly<Record<string, string>>;

const pair = /^(\d{2})=([\w-]{1,64})$/;

/** Reads "01=abc123,02=def456"; an empty text gives no videos. Throws for any other text. */
export function lessonVideos(env: Readonly<Record<string, unknown>>): LessonVideos {
  const text = env[lessonVideosSetting];
  if (typeof text !== "string" || text.trim() === "") return {};
  const videos = new Map<string, string>();
  for (const item of text.split(",").map((part) => part.trim())) {
    const [, lesson, video] = pair.exec(item) ?? [];
    if (lesson === undefined || video === undefined)
      throw new Error(
        `${lessonVideosSetting} has "${item}"; it must be a list like 01=abc123,02=def456: each lesson with the id of its video.`,
      );
    if (videos.has(lesson)) throw new Error(`${lessonVideosSetting} names lesson ${lesson} twice.`);
    videos.set(lesson, video);
  }
  return Object.fromEntries(videos);
}
