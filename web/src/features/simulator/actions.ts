// The actions on whole circuits: open, keep, save, share. Each shows its result in a toast.

import { addressTextCharsMax, fitsAddress, pathWith } from "#addresses/core/codec.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Saved } from "#circuit/core/file/saved.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import type { Toast } from "#components/toast.tsx";
import { copyText } from "#lib/copy-text.ts";
import { controlTexts, copyTexts } from "#messages/controls.ts";
import { simulator } from "#messages/simulator.ts";
import { askedCircuit, type Asked } from "./asked-circuit.ts";
import { openCircuit, readFile, saveJson } from "./circuit-files.ts";
import { shownName } from "./keeping/core/names.ts";
import type { CircuitId } from "./keeping/core/record.ts";
import type { Opened } from "./keeping/keeper.ts";
import { savePicture, type PictureFormat } from "./save-picture.ts";
import type { Session } from "./session.ts";

export type Actions = ReturnType<typeof createActions>;

export function createActions(session: Session, showToast: (toast: Toast) => void) {
  const { board, keeper, show } = session;
  const fail = (text: string) => showToast({ text, isFailure: true });
  const shown = (opened: Opened) => {
    show(opened);
    board.dispatch({ type: "said", text: simulator.opened(shownName(opened.name)) });
  };

  const replace = (circuit: Circuit) => {
    const before = board.getSnapshot().history.present;
    board.dispatch({ type: "rewired", circuit });
    const after = board.getSnapshot();
    if (after.history.present === before) return fail(after.status.text);
    showToast({
      text: simulator.replaced,
      action: { label: controlTexts.undo, run: () => board.dispatch({ type: "undone" }) },
    });
  };

  return {
    /** Says why something was not done. */
    fail,
    openNew: async () => shown(await keeper.openNew(null)),
    /**
     * Opens the circuit that an address asks for, or puts it in the place of the open one. If it cannot be read, shows why
     * and leaves the open circuit alone.
     */
    openAsked: async (setup: Asked) => {
      const read = await askedCircuit(setup);
      if (!read.ok) fail(read.sentence);
      else if ("replacement" in setup) replace(read.saved);
      else shown(await keeper.openNew(read.saved));
    },
    openSaved: async (saved: Saved) => shown(await keeper.openNew(saved)),
    open: async (id: CircuitId) => {
      const opened = await keeper.open(id);
      if (opened) shown(opened);
      else fail(simulator.goneElsewhere);
    },
    rename: async (id: CircuitId, name: string) => {
      if (!(await keeper.rename(id, name))) fail(simulator.goneElsewhere);
    },
    duplicate: async (id: CircuitId) => {
      if (!(await keeper.duplicate(id))) fail(simulator.goneElsewhere);
    },
    remove: async (id: CircuitId, name: string) => {
      const removed = await keeper.remove(id);
      if (!removed) return fail(simulator.goneElsewhere);
      if (removed.opened) show(removed.opened);
      const bringBack = async () => {
        const opened = await removed.undo();
        if (opened) show(opened);
      };
      showToast({
        text: simulator.deleted(name),
        action: { label: controlTexts.undo, run: () => void bringBack() },
      });
    },
    importFile: async (file: File) => {
      const read = await readFile(file);
      if (read.ok) shown(await keeper.openNew(read.saved));
      else fail(read.sentence);
    },
    saveJson: () => saveJson(session),
    savePicture: async (format: PictureFormat) => {
      const sentence = await savePicture(session, format);
      if (sentence !== null) fail(sentence);
    },
    copyLink: async () => {
      const setup = { circuit: packLink(openCircuit(session)) };
      if (!fitsAddress(simulatorAddress, setup)) return fail(simulator.linkTooLong(addressTextCharsMax));
      const { origin, pathname } = window.location;
      const isCopied = await copyText(`${origin}${pathname}#${pathWith(simulatorAddress, setup)}`);
      showToast(isCopied ? { text: copyTexts.linkCopied } : { text: copyTexts.notCopied, isFailure: true });
    },
    tidy: () => board.dispatch({ type: "tidied" }),
  };
}
