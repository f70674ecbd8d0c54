// The journeys that each browser makes: a screen, what a visitor does there, and the answer that is expected.

import type { Sought } from "./in-page.ts";
import { keys, type ViewportPoint } from "./session.ts";
import type { Visitor } from "./visitor.ts";

type Step = (visitor: Visitor) => Promise<void>;

export interface Journey {
  readonly name: string;
  /** Path after the `#`. */
  readonly path: string;
  readonly steps: readonly Step[];
}

type Role = Sought["role"];

const sees =
  (role: Role, name: string | undefined, text: string): Step =>
  (visitor) =>
    visitor.sees({ role, ...(name !== undefined && { name }) }, text);
const seesOn =
  (role: Role, name: string): Step =>
  (visitor) =>
    visitor.seesOn({ role, name });
const click =
  (role: Role, name: string, more: Pick<Sought, "isStart" | "within"> = {}): Step =>
  (visitor) =>
    visitor.click({ role, name, ...more });
const clickAt =
  (role: Role, name: string, offset: ViewportPoint): Step =>
  (visitor) =>
    visitor.click({ role, name }, offset);
const type =
  (field: string, text: string, within?: string): Step =>
  (visitor) =>
    visitor.type({ role: "textbox", name: field, ...(within !== undefined && { within }) }, text);
const press =
  (key: string): Step =>
  (visitor) =>
    visitor.press(key);

const inDialog = "dialog";
const rowsQuestion = '[data-question="input-rows"]';

const signIn = [
  click("button", "Continue with e-mail", { within: inDialog }),
  type("E-mail", "free@example.com", inDialog),
  click("button", "Continue", { within: inDialog }),
  type("Password", "demo-1234", inDialog),
  click("button", "Continue", { within: inDialog }),
];

export const journeys: readonly Journey[] = [
  {
    name: "Home",
    path: "/",
    steps: [
      sees("region", "Karnaugh Map", "4 variables"),
      type("Expression or min terms", "A.B+A'.C+B.C"),
      press(keys.enter),
      sees("heading", "Simplify", "Simplify"),
      sees("region", "Answer", "2 terms, 4 literals"),
    ],
  },
  {
    name: "Simplifier",
    path: "/simplify",
    steps: [
      type("Expression or min terms", "A.B+A'.C+B.C"),
      press(keys.enter),
      sees("region", "Answer", "A'.B'.C+A'.B.C+A.B.C'+A.B.C"),
      sees("region", "Answer", "minimal (proved)"),
      click("button", "Copy", { isStart: true, within: "main" }),
      click("menuitem", "LaTeX"),
      sees("page", undefined, "Copied"),
    ],
  },
  {
    name: "Simplifier, a refusal",
    path: "/simplify",
    steps: [
      type("Expression or min terms", "A+(B.C"),
      press(keys.enter),
      sees("alert", undefined, "This bracket is never closed (position 3)."),
    ],
  },
  {
    name: "Truth table",
    path: "/ttable",
    steps: [
      type("Expression", "A^B"),
      click("button", "Generate Table"),
      sees("table", undefined, "0 0 0 0 1 0 1 1 2 1 0 1 3 1 1 0"),
    ],
  },
  {
    name: "Truth table, longer than the window",
    path: "/ttable",
    steps: [
      type("Expression", "A.B.C.D.E.F.G"),
      click("button", "Generate Table"),
      sees("table", undefined, "0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 1 0"),
      // The bar of the rows leaves the columns their room.
      (visitor) => visitor.seesWholeTables(),
    ],
  },
  {
    name: "SoP PoS",
    path: "/soppos?vars=3",
    steps: [
      click("checkbox", "Row 1: 0 0 1"),
      click("checkbox", "Row 3: 0 1 1"),
      seesOn("checkbox", "Row 3: 0 1 1"),
      sees("region", "Sum of products", "A'.C"),
      click("label", "PoS"),
      sees("region", "Product of sums", "A'.C"),
    ],
  },
  {
    name: "Karnaugh map",
    path: "/kmap?vars=3",
    steps: [
      type("Expression or min terms", "A.B+C'"),
      sees("region", "Minimal sum of products", "A.B+C'"),
      click("gridcell", "A 0, B 0, C 1, row 1, 0"),
      sees("region", "Minimal sum of products", "A.B+A'.B'+C'"),
      // Beside the table the map is smaller.
      click("switch", "Table"),
      sees("region", "Minimal sum of products", "A.B+A'.B'+C'"),
      (visitor) => visitor.seesCells(),
      click("gridcell", "A 1, B 0, C 1, row 5, 0"),
      sees("region", "Minimal sum of products", "A+B'+C'"),
    ],
  },
  {
    name: "Circuit generator",
    path: "/cgen",
    steps: [
      type("Expression of F1", "A.B+A.C"),
      sees("region", "Compare", "2 AND, 1 OR"),
      sees("region", "Circuit", "F1 = 0"),
      click("button", "Factored"),
      sees("region", "Compare", "1 AND, 1 OR"),
    ],
  },
  {
    name: "Circuit simulator",
    path: "/csim",
    steps: [
      click("button", "Add Switch"),
      click("button", "Add Switch"),
      click("button", "Add AND"),
      click("button", "Add Bulb"),
      click("button", "Parts and wires"),
      click("button", "Connect Switch A"),
      click("button", "AND 3", { within: '[role=group][aria-label="Connect Switch A to"]' }),
      click("button", "Connect Switch B"),
      click("button", "AND 3", { within: '[role=group][aria-label="Connect Switch B to"]' }),
      click("button", "Connect AND 3"),
      click("button", "Bulb F1", { within: '[role=group][aria-label="Connect AND 3 to"]' }),
      click("switch", "Switch B"),
      sees("region", "Parts and wires", "Bulb F1, off"),
      // On the drawing.
      clickAt("application", "Circuit drawing", { x: 39, y: 103 }),
      sees("region", "Parts and wires", "Bulb F1, on"),
    ],
  },
  {
    name: "Number systems",
    path: "/number-systems",
    steps: [
      type("Number", "255"),
      click("label", "DEC"),
      sees("table", "The number in every base", "1111 1111"),
      sees("table", "The number in every base", "FF"),
    ],
  },
  {
    name: "List of lessons",
    path: "/learn",
    steps: [
      sees("region", "Laws of Boolean Algebra", "START"),
      click("link", "START", { isStart: true }),
      sees("heading", "Two values", "Two values"),
    ],
  },
  {
    name: "Lesson 02",
    path: "/learn/lesson/02",
    steps: [
      type("Your number", "4", rowsQuestion),
      click("button", "Check", { within: rowsQuestion }),
      sees("main", undefined, "Right."),
    ],
  },
  {
    name: "Packages, and a sign-in",
    path: "/upgrade",
    steps: [
      sees("region", "Packages", "Semester"),
      click("button", "Buy Now"),
      ...signIn,
      sees("dialog", "Your details", "Country"),
      press(keys.escape),
      click("button", "Account"),
      click("menuitem", "Sign Out"),
      sees("region", "Account", "Sign In"),
    ],
  },
  {
    name: "Dark colours",
    path: "/simplify",
    steps: [
      click("button", "Settings"),
      click("menuitem", "Dark"),
      type("Expression or min terms", "1 3 8 6 12"),
      press(keys.enter),
      sees("region", "Answer", "A.C'.D'+A'.B.C.D'+A'.B'.D"),
    ],
  },
];
