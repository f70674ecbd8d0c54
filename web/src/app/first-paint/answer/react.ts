// The few parts of React that the rows of an answer need, directly on the document: a component is drawn once, and
// again when measuring its nodes changes its state. In the script of the early answer the build replaces React by
// this file (web/build/early-answer.ts), so the page's own components draw the rows.

type Props = Readonly<Record<string, unknown>>;

/** Returns the content to draw: nodes, text, lists of these, or nothing. */
type Component = (props: Props) => unknown;

/** A component that was drawn, with the values of its hooks in the order of their calls. */
interface Instance {
  readonly draw: () => unknown;
  readonly hooks: unknown[];
  nodes: readonly Node[];
  /** The functions that stop measuring the nodes. */
  ends: (() => void)[];
}

let drawing: Instance | null = null;
let hookAt = 0;

/** The measurements that wait until the rows are in the document. */
let measures: (() => void)[] = [];

/** Runs the waiting measurements; call it once the rows are in the document. */
export function measureDrawn(): void {
  for (let turn = measures; turn.length > 0; turn = measures) {
    measures = [];
    for (const measure of turn) measure();
  }
}

export function jsx(type: string | Component, { children, ref, ...props }: Props): readonly Node[] {
  if (typeof type === "string") return [elementOf(type, props, children, ref)];
  const instance: Instance = {
    draw: () => type({ ...props, children, ...(ref !== undefined && { ref }) }),
    hooks: [],
    nodes: [],
    ends: [],
  };
  return draw(instance);
}

export const jsxs = jsx;

export function createElement(
  type: string | Component,
  props: Props | null,
  ...children: readonly unknown[]
) {
  return jsx(type, children.length === 0 ? { ...props } : { ...props, children });
}

export function Fragment({ children }: Props): unknown {
  return children;
}

export function memo<Same>(component: Same): Same {
  return component;
}

export function forwardRef(draws: (props: Props, ref: unknown) => unknown): Component {
  return (props) => draws(props, props["ref"]);
}

export function useState<State>(initial: State | (() => State)): readonly [State, (state: State) => void] {
  const instance = drawing;
  const at = hookAt;
  const state = useKept<State>(() => (isMaker(initial) ? initial() : initial));
  const set = (next: State) => {
    if (!instance || Object.is(instance.hooks[at], next)) return;
    instance.hooks[at] = next;
    redraw(instance);
  };
  return [state, set];
}

function isMaker<State>(initial: State | (() => State)): initial is () => State {
  return typeof initial === "function";
}

/** The properties of a drawn component never change, so the first value stays valid. */
export function useMemo<Value>(value: () => Value): Value {
  return useKept(value);
}

export function useCallback<Callback>(callback: Callback): Callback {
  return useKept(() => callback);
}

export function useRef<Value>(current: Value): { current: Value } {
  return useKept(() => ({ current }));
}

export function flushSync(change: () => void): void {
  change();
}

/** The present value; changes are not watched. */
export function useSyncExternalStore<Value>(_subscribe: unknown, value: () => Value): Value {
  return value();
}

interface Context<Value> {
  readonly given: Value;
}

/** The rows have no provider around them, so the value is always the given one. */
export function createContext<Value>(given: Value): Context<Value> {
  return { given };
}

export function useContext<Value>({ given }: Context<Value>): Value {
  return given;
}

let lastId = 0;

export function useId(): string {
  return useKept(() => `early-${(lastId += 1)}`);
}

/** Does nothing: only the page needs timers, loading and watching. */
export function useEffect(): void {}

export function useLayoutEffect(measure: () => (() => void) | undefined): void {
  const instance = drawing;
  measures.push(() => {
    const measured = instance?.nodes;
    const end = measure();
    if (!end) return;
    if (instance?.nodes === measured) instance?.ends.push(end);
    else end();
  });
}

function useKept<Value>(first: () => Value): Value {
  if (!drawing) throw new Error("A hook was called outside a component.");
  const { hooks } = drawing;
  const at = hookAt;
  hookAt += 1;
  if (at === hooks.length) hooks.push(first());
  return hooks[at] as Value;
}

function draw(instance: Instance): readonly Node[] {
  const outer = [drawing, hookAt] as const;
  [drawing, hookAt] = [instance, 0];
  try {
    instance.nodes = nodesOf(instance.draw());
    return instance.nodes;
  } finally {
    [drawing, hookAt] = outer;
  }
}

function redraw(instance: Instance): void {
  const [first, ...others] = instance.nodes;
  if (!first?.parentNode) return;
  // Measuring ends first: a removed element has no size, and that size would be measured too.
  for (const end of instance.ends.splice(0)) end();
  const mark = document.createComment("");
  first.parentNode.insertBefore(mark, first);
  for (const node of [first, ...others]) node.parentNode?.removeChild(node);
  mark.replaceWith(...draw(instance));
  measureDrawn();
}

export function nodesOf(drawn: unknown): readonly Node[] {
  if (drawn === null || drawn === undefined || typeof drawn === "boolean") return [];
  if (drawn instanceof Node) return [drawn];
  if (Array.isArray(drawn)) return drawn.flatMap(nodesOf);
  return [document.createTextNode(String(drawn))];
}

const svgTags = /^(?:svg|path|g|circle|line|rect|polyline|polygon|ellipse)$/;

function elementOf(tag: string, props: Props, children: unknown, ref: unknown): Element {
  const element = svgTags.test(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value);
  element.append(...nodesOf(children));
  if (typeof ref === "function") ref(element);
  else if (typeof ref === "object" && ref !== null) Object.assign(ref, { current: element });
  return element;
}

const otherNames: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  colSpan: "colspan",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
};

/** Handlers are left out: the page takes over the presses. */
export function setProperty(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === "function") return;
  if (name === "key" || name === "ref") return;
  const isWord = name.startsWith("aria-") || name.startsWith("data-");
  if (value === false && !isWord) return;
  element.setAttribute(otherNames[name] ?? name, value === true && !isWord ? "" : String(value));
}
