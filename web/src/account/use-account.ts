// The account as components see it.

import { useSyncExternalStore } from "react";
import { currentAccount, onAccountChange, type Account } from "./accounts.ts";

export function useAccount(): Account {
  return useSyncExternalStore(onAccountChange, currentAccount);
}
