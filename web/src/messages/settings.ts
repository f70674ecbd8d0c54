// The list of the settings, fetched with it.

import { counted } from "./numbers.ts";

const megabytes = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const settingsTexts = {
  appearance: "Appearance",
  appearanceSystem: "System default",
  appearanceLight: "Light",
  appearanceDark: "Dark",
  minimum: "Show the minimum while typing",
  licences: "Licences",
  kept: (tools: boolean, lessons: number, bytes: number) =>
    `Kept for offline use: ${tools ? "all" : "some"} free tools and ${counted(lessons, "lesson", "lessons")}, ${megabytes.format(bytes / 1_000_000)} MB`,
} as const;
