// One row of buttons: another output, what the circuit comes from, its gates, and the inputs of a gate. On phones one menu has
// gates and inputs.

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { searchWith } from "#addresses/core/codec.ts";
import { gateInputChoices, generatorAddress, networkGates, outputsMax } from "#addresses/core/generator.ts";
import { MenuButton } from "#components/menu-button.tsx";
import type { MenuGroup } from "#components/menu-group.ts";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { generatorFiles, generatorTexts } from "#messages/generator.ts";
import classes from "./choices.module.css";
import { generatorExamples } from "./core/examples.ts";
import type { GeneratorEvent, GeneratorState } from "./core/machine.ts";

interface ChoicesProps {
  readonly state: GeneratorState;
  readonly dispatch: (event: GeneratorEvent) => void;
  readonly onAdd: () => void;
  readonly onSource: (source: GeneratorState["source"]) => void;
  readonly onFile: (file: File) => void;
}

export function Choices({ state, dispatch, onAdd, onSource, onFile }: ChoicesProps) {
  const { source, texts, gates, gateInputs } = state;
  const navigate = useNavigate();
  const isWide = useMediaQuery("(min-width: 56.25em)", true, { getInitialValueInEffect: false });
  const picker = useRef<HTMLInputElement>(null);
  const start: readonly MenuGroup[] = [
    {
      label: generatorTexts.source,
      closes: true,
      choices: (["texts", "table"] as const).map((value) => ({
        label: generatorTexts.sources[value],
        isOn: value === source,
        run: () => onSource(value),
      })),
    },
    [{ label: generatorFiles.open, run: () => picker.current?.click() }],
    {
      title: generatorTexts.examplesTitle,
      note: "",
      items: generatorExamples.map(({ text, setup }) => ({
        label: text,
        run: () => void navigate({ search: searchWith(generatorAddress, setup) }),
      })),
    },
  ];
  const gateChoices: MenuGroup = {
    label: generatorTexts.gates,
    closes: true,
    choices: networkGates.map((value) => ({
      label: generatorTexts.gateSets[value],
      isOn: value === gates,
      run: () => dispatch({ type: "gatesChosen", gates: value }),
    })),
  };
  const inputChoices: MenuGroup = {
    label: generatorTexts.gateInputs,
    closes: true,
    choices: gateInputChoices.map((value) => ({
      label: generatorTexts.gateInputsMost[value],
      isOn: value === gateInputs,
      run: () => dispatch({ type: "gateInputsChosen", gateInputs: value }),
    })),
  };
  return (
    <div className={classes.row}>
      {source === "texts" &&
        (texts.length < outputsMax ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            aria-label={generatorTexts.addOutput}
            onClick={onAdd}
          >
            {generatorTexts.output}
          </Button>
        ) : (
          <Note>{generatorTexts.outputsFull(outputsMax)}</Note>
        ))}
      <Menu groups={start}>{generatorTexts.startFrom}</Menu>
      {isWide ? (
        <>
          <Segmented
            label={generatorTexts.gates}
            segments={networkGates.map((value) => ({ value, label: generatorTexts.gateSets[value] }))}
            value={gates}
            className={classes.gates}
            onChange={(chosen) => dispatch({ type: "gatesChosen", gates: chosen })}
          />
          <Menu groups={[inputChoices]}>
            {generatorTexts.gateInputsAre(generatorTexts.gateInputsMost[gateInputs])}
          </Menu>
        </>
      ) : (
        <Menu groups={[gateChoices, inputChoices]}>{generatorTexts.gates}</Menu>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".pla,.blif,.csv,.tsv,.txt,text/plain,text/csv"
        aria-label={generatorFiles.open}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Empty the input, so that choosing the same file again is a change.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

interface MenuProps {
  readonly groups: readonly MenuGroup[];
  readonly children: ReactNode;
}

function Menu({ groups, children }: MenuProps) {
  return (
    <MenuButton groups={groups}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          {children}
        </Button>
      )}
    </MenuButton>
  );
}
