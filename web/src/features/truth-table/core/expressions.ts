// The expressions of a truth table's form: the main one, the additional ones as chips, and the field in which a chip
// is written. Adding, opening or removing a chip never discards the text in that field. Pure.

import { limits } from "#contract/limits.ts";

/** An additional expression; its id stays the same when its index changes. */
export interface Chip {
  readonly id: number;
  /** As typed. */
  readonly text: string;
}

export interface Expressions {
  /** The main expression as typed. */
  readonly input: string;
  readonly chips: readonly Chip[];
  /** The text in the field for additional expressions. */
  readonly draft: string;
  /** The id of the chip that the field edits; null while the field adds a chip. */
  readonly editing: number | null;
  /** Whether a chip was refused because the list is full; false again once the field or the list changes. */
  readonly isFull: boolean;
  readonly lastId: number;
}

export const noExpressions: Expressions = {
  input: "",
  chips: [],
  draft: "",
  editing: null,
  isFull: false,
  lastId: 0,
};

export const chipsMax = limits.extraExpressionsMax;

/** Makes the draft a chip, or the new text of the edited chip. A blank draft changes nothing. */
export function addDraft(before: Expressions): Expressions {
  const { draft, chips, editing, lastId } = before;
  const text = draft.trim();
  if (text === "") return before;
  if (editing !== null && chips.some(({ id }) => id === editing)) {
    const edited = chips.map((chip) => (chip.id === editing ? { ...chip, text } : chip));
    return { ...before, chips: edited, draft: "", editing: null, isFull: false };
  }
  if (chips.length >= chipsMax) return { ...before, editing: null, isFull: true };
  const id = lastId + 1;
  return { ...before, chips: [...chips, { id, text }], draft: "", editing: null, isFull: false, lastId: id };
}

/**
 * Puts a chip's text into the field. The draft becomes a chip first; if the list is full, the draft stays instead.
 */
export function editChip(before: Expressions, id: number): Expressions {
  const added = before.editing === id ? before : addDraft(before);
  const chip = added.chips.find((each) => each.id === id);
  if (!chip || added.isFull || before.editing === id) return added;
  return { ...added, draft: chip.text, editing: id };
}

/** Ends editing; the chip keeps its earlier text, and the draft is discarded. */
export function leaveEditing(before: Expressions): Expressions {
  return before.editing === null ? before : { ...before, draft: "", editing: null };
}

/** If the field edits this chip, the draft stays there as a new expression. */
export function removeChip(before: Expressions, id: number): Expressions {
  const editing = before.editing === id ? null : before.editing;
  return { ...before, chips: before.chips.filter((chip) => chip.id !== id), editing, isFull: false };
}

/** Undoes a removal: puts the chip back at its index. */
export function restoreChip(before: Expressions, chip: Chip, at: number): Expressions {
  if (before.chips.length >= chipsMax) return { ...before, isFull: true };
  return { ...before, chips: [...before.chips.slice(0, at), chip, ...before.chips.slice(at)] };
}

export function setChipText(before: Expressions, id: number, text: string): Expressions {
  return { ...before, chips: before.chips.map((chip) => (chip.id === id ? { ...chip, text } : chip)) };
}

/** The texts as chips; texts past `chipsMax` are left out. */
export function chipsOf(texts: readonly string[], lastId: number): readonly Chip[] {
  return texts.slice(0, chipsMax).map((text, at) => ({ id: lastId + 1 + at, text }));
}
