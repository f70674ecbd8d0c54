// The page's entry. Nobody is premium while there are no accounts.

import { startPage } from "./app/start.tsx";

startPage({ isPremium: false });
