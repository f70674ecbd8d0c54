// The shown table, with the columns of its parts once the visitor has asked for them and they have arrived.

import { useMemo, useState } from "react";
import { useAsked } from "#lib/use-asked.ts";
import { callTexts } from "#messages/calls.ts";
import { tableTexts } from "#messages/table.ts";
import { partsOf } from "#table/core/parts.ts";
import type { Table } from "#table/core/table.ts";
import { treesOf, type Trees } from "#table/core/trees.ts";
import { engineAndApi } from "./engine-and-api.ts";
import { generateParts, type GeneratedParts } from "./generate-parts.ts";

export interface TableWithParts {
  readonly table: Table;
  /** The trees of the functions and of the parts. */
  readonly trees: Trees;
  /** The note about the parts; null while they are not shown, or have not arrived yet. */
  readonly note: PartsNote | null;
  /** Asks again after a failure. */
  readonly onRetry: () => void;
}

interface PartsNote {
  readonly text: string;
  /** `spoken` is only for screen readers, because the parts are visible; `failed` can be tried again. */
  readonly kind: "spoken" | "shown" | "failed";
}

interface Asked {
  readonly of: Table;
  readonly answer: Exclude<GeneratedParts, { type: "cancelled" }>;
}

/** Another table, or turning the parts off, ends the call. */
export function useParts(bare: Table, isOn: boolean): TableWithParts {
  const [asked, setAsked] = useState<Asked | null>(null);
  const trees = useMemo(() => treesOf(bare.functions), [bare]);
  const found = useMemo(() => (isOn ? partsOf(bare, trees) : null), [bare, trees, isOn]);
  const answer = found && asked?.of === bare ? asked.answer : null;
  const question = useMemo(
    () => (found && found.texts.length > 0 && !answer ? { bare, texts: found.texts } : null),
    [bare, found, answer],
  );
  useAsked(question, {
    solve: ({ bare: of, texts }, signal) => generateParts(of, texts, engineAndApi(signal)),
    answered: (generated, { bare: of }) => {
      if (generated.type !== "cancelled") setAsked({ of, answer: generated });
    },
    failed: ({ bare: of }) => setAsked({ of, answer: { type: "failed", message: callTexts.unexpected } }),
  });
  const parts = answer?.type === "generated" ? answer.parts : null;
  const shown = useMemo(() => {
    if (!parts) return { table: bare, trees };
    return { table: { ...bare, parts }, trees: new Map([...trees, ...treesOf(parts)]) };
  }, [bare, trees, parts]);
  return { ...shown, note: found && noteOf(bare, found.count, answer), onRetry: () => setAsked(null) };
}

function noteOf({ functions }: Table, count: number, answer: Asked["answer"] | null): PartsNote | null {
  if (count === 0) return { text: tableTexts.noParts(functions.length), kind: "shown" };
  if (!answer) return null;
  if (answer.type === "failed") return { text: answer.message, kind: "failed" };
  const shown = answer.parts.length;
  return shown < count
    ? { text: tableTexts.firstParts(shown, count), kind: "shown" }
    : { text: tableTexts.partsShown(shown), kind: "spoken" };
}
