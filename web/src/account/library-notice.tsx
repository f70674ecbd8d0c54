// Fetches the sign-in library when it is drawn; draws nothing unless the fetch takes long or fails.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { identityPart } from "./accounts.ts";

const silent = pagePart(async () => {
  await identityPart.load();
  return () => null;
});

export function LibraryNotice() {
  return <LazyPart part={silent} props={{}} />;
}
