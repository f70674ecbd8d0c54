// What follows the signed-in user, fetched where somebody is signed in.

import { pagePart } from "#lib/page-part.ts";

export const sessionPart = pagePart(async () => (await import("./session.tsx")).Session);
