// The demonstration of a gate: one state, drawn as gate, circuit, truth table and Venn diagram. Each view shows the
// state and sets it.

import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useReducer, type ReactNode } from "react";
import { gateDemo } from "#messages/lesson-blocks.ts";
import { CircuitPart } from "./circuit-part.tsx";
import { demoReducer, demoStart, type DemoGate } from "./core/demo.ts";
import { circuitView } from "./core/views.ts";
import { DiagramPart } from "./diagram-part.tsx";
import classes from "./gate-demo.module.css";
import { GatePart } from "./gate-part.tsx";
import { StateLine } from "./state-line.tsx";
import { TablePart } from "./table-part.tsx";

export function GateDemo({ gate }: { readonly gate: DemoGate }) {
  const [state, dispatch] = useReducer(demoReducer, gate, demoStart);
  return (
    <section
      className={classes.demo}
      aria-label={gateDemo.title(gateDemo.names[gate])}
      data-gate={gate}
      data-drawing
    >
      <div className={classes.bar}>
        <StateLine state={state} />
        <Button
          variant="subtle"
          className={`${classes.reset} no-print`}
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          aria-label={gateDemo.reset}
          onClick={() => dispatch({ type: "reset" })}
        >
          <span className={classes.resetWord}>{gateDemo.reset}</span>
        </Button>
      </div>
      <div className={classes.views}>
        <View name="gate">
          <GatePart state={state} onEvent={dispatch} />
        </View>
        {circuitView(state) && (
          <View name="circuit">
            <CircuitPart state={state} onEvent={dispatch} />
          </View>
        )}
        <View name="table">
          <TablePart state={state} onEvent={dispatch} />
        </View>
        <View name="diagram">
          <DiagramPart state={state} onEvent={dispatch} />
        </View>
      </div>
    </section>
  );
}

interface ViewProps {
  readonly name: "gate" | "circuit" | "table" | "diagram";
  readonly children: ReactNode;
}

function View({ name, children }: ViewProps) {
  return (
    <div className={classes.view} data-view={name}>
      <h3 className={classes.title}>{gateDemo[name]}</h3>
      <div className={classes.inside}>{children}</div>
    </div>
  );
}
