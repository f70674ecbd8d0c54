// The page's entry.

import { startPage } from "./app/start.tsx";

startPage();
