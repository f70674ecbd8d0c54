// The page of a premium visitor: a second entry that only the tests build.

import { startPage } from "../../../web/src/app/start.tsx";

startPage({ isPremium: true });
