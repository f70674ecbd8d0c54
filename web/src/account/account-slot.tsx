// Where the parts of the account that draw nothing until they are needed stand in the layout.

import { useEffect } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { followOtherTabs } from "./accounts.ts";
import { useAccount } from "./use-account.ts";

const session = pagePart(async () => (await import("./session.tsx")).Session);

export function AccountSlot() {
  const { phase } = useAccount();
  useEffect(followOtherTabs, []);
  // Neither a bar nor a sentence: nobody asked for anything.
  return phase === "signedOut" ? null : <LazyPart part={session} props={{}} frame={() => null} />;
}
