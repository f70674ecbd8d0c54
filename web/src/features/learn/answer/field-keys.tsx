// The keys for the expressions of a lesson on touch. A lesson has one bar of them; with a mouse they are not fetched.

import { LazyPart } from "#components/lazy-part.tsx";
import { useTouchKeys } from "#expression/symbol-keys-choice.ts";
import { pagePart } from "#lib/page-part.ts";

const keysPart = pagePart(async () => (await import("#expression/symbol-keys.tsx")).SymbolKeys);

export function FieldKeys() {
  return useTouchKeys() === "none" ? null : <LazyPart part={keysPart} props={{}} />;
}
