// The foot of a small screen: the selection, and buttons that open the parts and the list.

import { Button, UnstyledButton } from "@mantine/core";
import { IconArrowUpRight, IconTrash } from "@tabler/icons-react";
import { partName } from "#circuit/core/editor/words.ts";
import { withId, type Part, type PartId } from "#circuit/core/model/circuit.ts";
import { hasPins } from "#circuit/core/model/kinds.ts";
import { isOn } from "#circuit/core/scene/looks.ts";
import { GatePicture } from "#circuit/gate-picture.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { IconMenu } from "#components/icon-menu.tsx";
import { openIn } from "#messages/expression.ts";
import { circuitTable, circuitTime, simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified.ts";
import { useActions } from "./actions-context.ts";
import { useBoard, useDispatch, useSession } from "./board-context.ts";
import classes from "./foot.module.css";
import { Notice } from "./notice.tsx";
import { usePanel, type Panel } from "./open-panel.ts";
import { TaskCard } from "./task-card.tsx";
import { SeveralButton } from "./toolbar.tsx";
import { useBulbWays } from "./use-bulb-ways.ts";
import { groupsOfWays } from "#answer/open-in-menu.tsx";
import { Bit } from "./value.tsx";

export function Foot({ showsSeveral }: { readonly showsSeveral: boolean }) {
  const parts = usePanel("parts");
  return (
    <div className={`${classes.foot} no-print`}>
      <Notice />
      <TaskCard />
      <SelectionBar />
      <div className={classes.buttons}>
        <Button
          className={classes.wide}
          aria-haspopup="dialog"
          aria-expanded={parts.isOpen}
          // It only opens, never closes: a user who adds several parts may press it before each.
          onClick={parts.open}
        >
          {simulator.parts}
        </Button>
        <FootButton panel="list" label={simulator.list} spoken={simulator.listOnSmall} />
        <FootButton panel="table" label={circuitTable.table} />
        <FootButton panel="time" label={circuitTime.time} />
        {showsSeveral && <SeveralButton />}
      </div>
    </div>
  );
}

interface FootButtonProps {
  readonly panel: Panel;
  readonly label: string;
  /** For screen readers, where the label alone does not name the panel. */
  readonly spoken?: string;
}

function FootButton({ panel, label, spoken }: FootButtonProps) {
  const { isOpen, toggle } = usePanel(panel);
  return (
    <Button
      variant="default"
      className={classes.wide}
      aria-label={spoken}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}

function SelectionBar() {
  const parts = useBoard(({ selection }) => selection.parts);
  const wires = useBoard(({ selection }) => selection.wires);
  const dispatch = useDispatch();
  const properties = usePanel("properties");
  const { canvas } = useSession();
  const [id] = parts;
  const isBulb = useBoard(
    ({ history }) => id !== undefined && withId(history.present.parts, id)?.kind === "bulb",
  );
  const count = parts.size + wires.size;
  if (count === 0) return null;
  return (
    <div className={classes.selected}>
      <UnstyledButton
        className={classes.what}
        aria-haspopup="dialog"
        aria-expanded={properties.isOpen}
        onClick={properties.toggle}
      >
        {count === 1 && id !== undefined ? (
          <SelectedPart id={id} />
        ) : (
          simulator.selected(parts.size, wires.size)
        )}
      </UnstyledButton>
      {count === 1 && id !== undefined && isBulb && <BulbMenu id={id} />}
      <IconButton
        icon={IconTrash}
        label={specifiedSimulator.delete}
        className={classes.delete}
        onClick={() => {
          canvas()?.focus({ preventScroll: true });
          dispatch({ type: "selectionDeleted" });
        }}
      />
    </div>
  );
}

/** Opens a bulb's function in other tools. */
function BulbMenu({ id }: { readonly id: PartId }) {
  const { actions } = useActions();
  const ways = useBulbWays(id, actions.fail);
  return <IconMenu icon={IconArrowUpRight} label={openIn.tools} groups={groupsOfWays(ways)} />;
}

function SelectedPart({ id }: { readonly id: number }) {
  const part = useBoard(({ history }) => withId(history.present.parts, id));
  return part ? <PartSummary part={part} /> : null;
}

function PartSummary({ part }: { readonly part: Part }) {
  const state = useBoard(({ history }) => history.present);
  const isRectangular = useBoard(({ options }) => options.isRectangular);
  const sources = useBoard(({ routing }) => routing.inputs.get(part.id)) ?? [];
  const inputs = sources.map((source) =>
    state.unstable.has(source) ? simulator.unstable : String(state.outputs.get(source) ?? 0),
  );
  return (
    <>
      <GatePicture kind={part.kind} isOn={isOn(state, part)} isRectangular={isRectangular} scale={0.65} />
      <span className={classes.words}>
        <span className={classes.name}>{partName(part)}</span>
        {part.kind !== "note" && !hasPins(part.kind) && (
          <span className={classes.values}>
            {simulator.inputsAndOutput(inputs)} <Bit state={state} of={part.id} />
          </span>
        )}
      </span>
    </>
  );
}
