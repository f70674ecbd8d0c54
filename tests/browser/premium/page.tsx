// The page as a premium visitor gets it: the second entry, built for the tests alone.

import { startPage } from "../../../web/src/app/start.tsx";

startPage({ isPremium: true });
