// Fetches the sign-in library when it is drawn; draws nothing unless the fetch takes long or fails.

import { LazyView } from "#components/lazy-view.tsx";
import { lazyIdentity } from "./accounts.ts";

export function LibraryNotice() {
  return <LazyView of={lazyIdentity}>{() => null}</LazyView>;
}
