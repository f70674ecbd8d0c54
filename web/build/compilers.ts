// What makes modules of the page's sources: of components, and of the texts of lessons. Each build has its own.

import react from "@vitejs/plugin-react";
import { lessonText } from "./lesson-text.ts";

export const compilers = () => [lessonText(), react()];
