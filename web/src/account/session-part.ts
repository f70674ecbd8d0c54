// The part that follows the signed-in user, fetched only if a user is signed in.

import { pagePart } from "#lib/page-part.ts";

export const sessionPart = pagePart(async () => (await import("./session.tsx")).Session);
