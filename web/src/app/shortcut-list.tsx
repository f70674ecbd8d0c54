// The list of keyboard shortcuts; on the simulator's screen it includes those of the canvas. Fetched when the sheet
// is opened.

import { useLocation } from "react-router-dom";
import type { SectionPath } from "#addresses/core/paths.ts";
import { shortcutTexts as texts } from "#messages/shell.ts";
import classes from "./shortcut-list.module.css";

interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: ["/"], what: texts.field },
  { keys: ["Enter"], what: texts.submit },
  { keys: ["Esc"], what: texts.close },
  { keys: ["?"], what: texts.sheet },
];

const simulatorPath: SectionPath = "/csim";

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const command = (key: string) => `${isMac ? "⌘" : "Ctrl"} ${key}`;

const onCanvas: readonly Shortcut[] = [
  { keys: ["←", "↑", "→", "↓"], what: texts.nearest },
  { keys: ["Home"], what: texts.first },
  { keys: ["Enter", "Space"], what: texts.toggle },
  { keys: ["C"], what: texts.wire },
  { keys: ["M"], what: texts.move },
  { keys: ["Del"], what: texts.remove },
  { keys: [command("Z")], what: texts.undo },
  { keys: [command("Shift Z"), command("Y")], what: texts.redo },
  { keys: [command("A")], what: texts.all },
  { keys: [command("C"), command("X"), command("V")], what: texts.copy },
  { keys: [command("D")], what: texts.duplicate },
  { keys: ["+", "−", "0"], what: texts.zoom },
  { keys: ["F"], what: texts.fit },
  { keys: ["Alt"], what: texts.free },
  { keys: ["Esc"], what: texts.leave },
];

export function ShortcutList() {
  const { pathname } = useLocation();
  return (
    <div className={classes.lists}>
      <List shortcuts={everywhere} />
      {pathname === simulatorPath && (
        <>
          <h3 className={classes.title}>{texts.onCanvas}</h3>
          <List shortcuts={onCanvas} />
        </>
      )}
    </div>
  );
}

function List({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl>
      {shortcuts.map(({ keys, what }) => (
        <div key={what} className={classes.row}>
          <dt>{what}</dt>
          <dd className={classes.keys}>
            {keys.map((key) => (
              <kbd key={key} className={classes.key}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
