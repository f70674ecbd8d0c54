// The route of the truth table, fetched with the schema of its answer when it is called.

import { pagePart } from "#lib/page-part.ts";

export const ttableRoutePart = pagePart(async () => (await import("#contract/ttable.ts")).ttableRoute);
