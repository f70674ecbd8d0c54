// A break of each room of the page and of each file of the Worker's routes, which the daily tests must catch. They are chosen
// by hand: a visitor would notice each, while a drawn break may be one that nobody sees.

export interface RoomBreak {
  /** A room as rooms-tested.ts names it, or the path of a route's file. */
  readonly room: string;
  /** From the top of the repository. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
}

/** The file's text with the break; throws where the text to be replaced does not occur once. */
export function withBreak(whole: string, { room, text, replacement }: RoomBreak): string {
  const parts = whole.split(text);
  if (parts.length !== 2) throw new Error(`The text that breaks ${room} occurs ${parts.length - 1} times.`);
  return parts.join(replacement);
}

const ofPage: readonly (readonly [room: string, name: string, text: string, replacement: string])[] = [
  [
    "app",
    "screens.ts",
    '"/number-systems": lazy(() => import("../features/number-systems/number-systems-page.tsx"))',
    '"/number-systems": lazy(() => import("../features/kmap/kmap-page.tsx"))',
  ],

  ["features/generator", "core/functions.ts", "typed.length === 0", "typed.length !== 0"],
  ["features/home", "core/worked-example.ts", `"A.B+A'.C"`, '"A.B+A.C"'],
  [
    "features/kmap",
    "core/machine.ts",
    "event.text === state.text && state.isTyped",
    "event.text !== state.text && state.isTyped",
  ],
  ["features/learn", "lesson-card.tsx", "{isUpcoming ? (", "{!isUpcoming ? ("],
  ["features/number-systems", "core/converter.ts", "?? valid[0]", "?? valid.at(-1)"],
  ["features/simplifier", "core/machine.ts", "answered: event.answered };", "answered: state.answered };"],
  ["features/simulator", "keeping/keeper.ts", "state === open.state", "state !== open.state"],
  ["features/sop-pos", "use-sop-pos.ts", "setup: asked }", "setup: null }"],
  ["features/truth-table", "core/machine.ts", "table: event.table", "table: state.table"],
  ["features/upgrade", "core/offers.ts", "offers.length === list.length", "offers.length !== list.length"],

  ["lessons/01", "signs/core/sign-questions.ts", 'to: "A+B.C"', 'to: "(A+B).C"'],
  ["lessons/02", "made/core/made-questions.ts", "to: drawn.xnor,", "to: drawn.xor,"],
  [
    "lessons/03",
    "laws/core/laws-of-terms.ts",
    '{ left: "A.(A+B)", right: "A" }',
    '{ left: "A.(A+B)", right: "B" }',
  ],
  ["lessons/04", "tables/core/data.ts", "[1, 4, 5, 7]", "[1, 3, 5, 7]"],
  ["lessons/05", "forms/core/data.ts", `answer: "A.B.C'"`, `answer: "A.B'.C"`],
  ["lessons/06", "map/core/map-questions.ts", `answer: "B.C'"`, `answer: "B'.C"`],
  ["lessons/07", "adders/core/data.ts", 'carry: "A.B+A.C+B.C"', 'carry: "A.B+A.C"'],
  ["lessons/08", "only/core/data.ts", `to: "(A.A)'"`, 'to: "A.A"'],
  ["lessons/09", "hazards/core/data.ts", "{B}, while {A} and {C} are 1", "{B}, while {A} and {C} are 0"],
  ["lessons/10", "complement/core/data.ts", `to: "(A.B'+C)'"`, `to: "(A+B').C"`],
  ["lessons/11", "places/core/data.ts", 'text: "10011"', 'text: "10010"'],

  ["notation", "core/variable-names.ts", "(first + at) %", "(first + at + 1) %"],
  ["answer", "core/form.ts", "((value & bit) !== 0) === isOne", "((value & bit) === 0) === isOne"],
  ["steps", "own/core/verdict-of.ts", "!== before.join(", "=== before.join("],
  ["table", "core/table.ts", "& 1) === 1)", "& 1) === 0)"],
  ["kmap", "core/map-layout.ts", "at ^ (at >> 1)", "at"],
  ["function", "core/machine.ts", "=== pressed ? 0 : pressed", "=== pressed ? pressed : 0"],
  ["numbers", "core/convert.ts", "digitsOf(integer, target)", "digitsOf(integer, base)"],
  ["circuit", "core/model/kinds.ts", "ones === inputs", "ones > 0"],
  ["learn", "answer/core/verdict.ts", "if (terms > sum.terms)", "if (terms < sum.terms)"],
  ["account", "core/entitlement.ts", "kept.uid !== uid", "kept.uid === uid"],
  ["history", "core/item-address.ts", "map !== undefined", "map === undefined"],

  ["components", "submit-button.tsx", "disabled={disabled}", "disabled={!disabled}"],

  ["lib", "engine/engine.ts", "if (signal?.aborted) return", "if (!signal?.aborted) return"],
  [
    "addresses",
    "core/simplify.ts",
    'if (input.trim() === "") return null;',
    'if (input.trim() !== "") return null;',
  ],

  ["messages", "specified.ts", '"Could not simplify the input"', '"Could not simplify this input"'],
  ["theme", "roles.ts", 'body: ["#faf8f5", "#201a16"]', 'body: ["#201a16", "#faf8f5"]'],
  ["config", "core/operator.ts", "text === null))", "text !== null))"],
];

const ofRoutes: readonly (readonly [name: string, text: string, replacement: string])[] = [
  [
    "account.ts",
    "nowMs - authTimeS * 1000 > recentSignInMsMax",
    "nowMs - authTimeS * 1000 < recentSignInMsMax",
  ],
  ["check.ts", "checked.map(", "checked.slice(1).map("],
  ["equal.ts", "steps: outcome.steps", "steps: []"],
  ["health.ts", "await lastRunAtMs(db)", "await lastRunAtMs(db).catch(() => null)"],
  ["next.ts", "value: { from, line, steps }", "value: { from, line, steps: steps.slice(1) }"],
  ["simplify.ts", "...(!isBlank(dontCares)", "...(isBlank(dontCares)"],
  ["steps.ts", 'target = "sum"', 'target = "nand"'],
  ["ttable.ts", 'caller.kind === "premium"', 'caller.kind !== "premium"'],
  ["upgrade.ts", "if (!isSame)", "if (isSame)"],
];

export const roomBreaks: readonly RoomBreak[] = [
  ...ofPage.map(([room, name, text, replacement]) => ({
    room,
    file: `web/src/${room}/${name}`,
    text,
    replacement,
  })),
  ...ofRoutes.map(([name, text, replacement]) => {
    const file = `worker/src/routes/${name}`;
    return { room: file, file, text, replacement };
  }),
];
