// Who was signed in, and whether they are premium, as this browser remembers it: the frame shows it as the page does before
// the service was asked. It is a matter of looks alone, the Worker guards what is premium.

import { packageKey, signedInKey, type KeptPackage } from "#account/core/entitlement.ts";
import { packageStatus } from "#contract/entitlement.ts";
import { readText } from "#lib/storage.ts";

/** The build has drawn the parts that differ; `drawn` gives one of them. */
export function showRemembered(frame: HTMLElement, drawn: (part: string) => readonly Node[]): void {
  if (!readText(signedInKey)) return;
  // The one button there that opens a dialog.
  frame.querySelector("header [aria-haspopup=dialog]")?.replaceWith(...drawn("account"));
  if (!wasPremium()) return;
  frame.querySelector("h1 + div")?.append(...drawn("badge"));
  removeStars(frame);
}

/** The marks of what is premium, which a premium user does not see. */
export function removeStars(within: ParentNode): void {
  for (const star of within.querySelectorAll("[data-star]")) star.remove();
}

/** By the page's rule, with a shorter reading of what is kept: a text that is no package fails or gives no date. */
export function wasPremium(): boolean {
  try {
    const kept = JSON.parse(readText(packageKey) ?? "") as KeptPackage;
    const isOwn = kept.uid === readText(signedInKey);
    return isOwn && packageStatus(kept.package, Date.now() + kept.aheadMs).isPremium;
  } catch {
    return false;
  }
}
