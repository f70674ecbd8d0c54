// Makes the expression that a bulb is checked against a task for others: copies its link.

import { Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import { addressTextCharsMax, fitsAddress, pathWith } from "#addresses/core/codec.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { copyText } from "#lib/copy-text.ts";
import { circuitTask as texts } from "#messages/circuit-task.ts";
import { copyTexts } from "#messages/copying.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./table-panel.module.css";

const choices = [
  { value: "", label: texts.anyGates },
  { value: "nand", label: "NAND" },
  { value: "nor", label: "NOR" },
] as const;

/** @param text is not blank */
export function TaskLink({ text }: { readonly text: string }) {
  const dispatch = useDispatch();
  const [gates, setGates] = useState<(typeof choices)[number]["value"]>("");
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const copy = async () => {
    const setup = { task: text.trim(), gates: gates === "" ? [] : [gates] };
    const say = (sentence: string) => setSaid({ of: text + gates, text: sentence });
    if (!fitsAddress(simulatorAddress, setup)) return say(texts.tooLong(addressTextCharsMax));
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}#${pathWith(simulatorAddress, setup)}`);
    say(isCopied ? texts.copied : copyTexts.notCopied);
    if (isCopied) dispatch({ type: "said", text: texts.copied });
  };
  return (
    <div className={classes.check}>
      <Label as="span">{texts.gates}</Label>
      <Segmented label={texts.gates} value={gates} segments={choices} onChange={setGates} />
      <Button
        variant="default"
        leftSection={<IconShare2 size={18} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {texts.make}
      </Button>
      <Note>{said?.of === text + gates ? said.text : texts.makeHint}</Note>
    </div>
  );
}
