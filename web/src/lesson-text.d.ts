// The compiled text of a lesson (web/build/lesson-text.ts).

declare module "*/lesson.mdx" {
  import type { LessonText } from "#learn/lesson-text.tsx";

  const text: LessonText;
  export default text;
}
