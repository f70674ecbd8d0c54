// The account as this browser remembers it: who was signed in, and whether with premium. The frame shows it, as the
// page does until the service answers. This changes only the looks; the Worker guards the premium features.

import { packageKey, signedInKey, type KeptPackage } from "#account/core/entitlement.ts";
import { packageStatus } from "#contract/entitlement.ts";
import { readText } from "#lib/storage.ts";

/** `drawn` gives one of the parts that the build has drawn for signed-in users. */
export function showRemembered(frame: HTMLElement, drawn: (part: string) => readonly Node[]): void {
  if (!readText(signedInKey)) return;
  // The account's button is the only one in the header that opens a dialog.
  frame.querySelector("header [aria-haspopup=dialog]")?.replaceWith(...drawn("account"));
  if (!wasPremium()) return;
  frame.querySelector("h1 + div")?.append(...drawn("badge"));
  // The marks of premium features, which a premium user does not see.
  for (const star of frame.querySelectorAll("[data-star]")) star.remove();
}

/** By the page's rule, but without checks of the stored text: a text that is no package throws, or gives no date. */
function wasPremium(): boolean {
  try {
    const kept = JSON.parse(readText(packageKey) ?? "") as KeptPackage;
    const isOwn = kept.uid === readText(signedInKey);
    return isOwn && packageStatus(kept.package, Date.now() + kept.aheadMs).isPremium;
  } catch {
    return false;
  }
}
