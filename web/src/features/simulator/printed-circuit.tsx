// The circuit on paper: its drawing as in the SVG file, and below it the function of each bulb. It is drawn only while
// the page is printed, and leaves the canvas and its view unchanged.

import { useEffect } from "react";
import { fitsAddress } from "#addresses/core/codec.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { pageColours } from "#circuit/colours.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { packLink } from "#circuit/core/file/link.ts";
import { svgOf } from "#circuit/core/file/svg.ts";
import { expressionOf } from "#circuit/core/logic/expression.ts";
import type { Circuit, Part } from "#circuit/core/model/circuit.ts";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { nameParts } from "#circuit/core/scene/captions.ts";
import { PrintedCount } from "#components/printed-count.tsx";
import { printedEntriesMax, useIsPrinting } from "#components/use-is-printing.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { MathText } from "#notation/typeset.tsx";
import { tellPaper, type OnPaper } from "#lib/on-paper.ts";
import { useSession } from "./board-context.ts";
import { openCircuit } from "./circuit-files.ts";
import { shownName } from "./keeping/core/names.ts";
import classes from "./printed-circuit.module.css";
import type { Session } from "./session.ts";

export function PrintedCircuit() {
  const session = useSession();
  const isPrinting = useIsPrinting();
  useEffect(() => tellPaper(() => toldOf(session)), [session]);
  if (!isPrinting) return null;
  const editor = session.board.getSnapshot();
  const { present } = editor.history;
  if (present.parts.length === 0) return null;
  const bulbs = wiredBulbs(present);
  return (
    <div className={classes.printed}>
      <div
        className={classes.drawing}
        // oxlint-disable-next-line react/no-danger -- `svgOf` escapes the names
        dangerouslySetInnerHTML={{ __html: svgOf(frameOf(editor), pageColours) }}
      />
      <ul>
        {bulbs.slice(0, printedEntriesMax).map((bulb) => (
          <BulbLine key={bulb.id} circuit={present} bulb={bulb} />
        ))}
      </ul>
      <PrintedCount of={bulbs.length} />
    </div>
  );
}

/** The address printed is that of a copied link, because the page's address does not contain the circuit. */
function toldOf(session: Session): OnPaper {
  const saved = openCircuit(session);
  const { path, write } = simulatorAddress;
  if (saved.parts.length === 0) return { path, parameters: [], fits: true };
  const setup = { circuit: packLink(saved) };
  const fits = fitsAddress(simulatorAddress, setup);
  return { path, parameters: write(setup), fits, input: shownName(saved.name) };
}

interface BulbLineProps {
  readonly circuit: Circuit;
  readonly bulb: Part;
}

/** A longer expression is printed as text, which is broken into lines; bars over several lines could not be read. */
const typesetCharsMax = 120;

/** A longer one is not printed: it would be harder to read than the drawing. */
const charsMax = 1_000;

function BulbLine({ circuit, bulb: { id, name = "" } }: BulbLineProps) {
  const [letters, digits] = nameParts(name);
  const found = expressionOf(circuit, id);
  if (found.kind !== "expression" || found.text.length > charsMax) return null;
  const expression = found.text.length <= typesetCharsMax ? fromExpression(found.text) : null;
  return (
    <li className={classes.bulb}>
      <span className={classes.name}>
        <i>{letters}</i>
        {digits !== "" && <sub>{digits}</sub>} =
      </span>
      {expression ? (
        <MathText expression={expression} size="list" />
      ) : (
        <code className={classes.long}>{found.text}</code>
      )}
    </li>
  );
}
