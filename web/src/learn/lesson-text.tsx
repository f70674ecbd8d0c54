// Makes a lesson of its text and of the blocks that the text names. web/build/lesson-text.ts compiles the text, a lesson.mdx.

import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { LessonContent, LessonSection } from "./lesson-content.ts";
import { WhenNear } from "./practice/when-near.tsx";
import { M } from "./reading/maths.tsx";
import { Define, Term } from "./reading/terms.tsx";
import { Typed } from "./reading/typed.tsx";

/** What a text may name: `<Question id="lamp-rows" />` is the block `Question`, with the attributes that the text writes. */
type Blocks = Readonly<Record<string, ComponentType<never>>>;

/** A compiled lesson.mdx: its sections, drawn with these components. */
export type LessonText = (props: {
  readonly components: Blocks;
}) => ReactElement<{ readonly children: ReactNode }>;

interface WrittenLesson extends Omit<LessonContent, "sections"> {
  readonly blocks: Blocks;
}

/**
 * A lesson with a practice has it as the block `Practice`, unless it has one of its own. It throws for a block that the
 * lesson does not have, which a test finds.
 */
export function lessonOf(text: LessonText, { blocks, ...facts }: WrittenLesson): LessonContent {
  const { id, practice: Tasks } = facts;
  const practice = Tasks && {
    Practice: () => (
      <WhenNear>
        <Tasks />
      </WhenNear>
    ),
  };
  const all: Blocks = { Section, M, Term, Define, Typed, Link, ...practice, ...blocks };
  const components = new Proxy(all, {
    get(_, name) {
      const block = all[String(name)];
      if (!block) throw new Error(`Lesson ${id} has no block ${String(name)}.`);
      return block;
    },
  });
  const whole = text({ components });
  return { ...facts, sections: Children.toArray(whole.props.children).flatMap(sectionsIn) };
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The lesson page draws the heading. */
function Section({ children }: SectionProps) {
  return children;
}

function sectionsIn(node: ReactNode): readonly LessonSection[] {
  if (!isValidElement<SectionProps>(node)) return [];
  return [{ id: node.props.id, title: node.props.title, Body: () => node }];
}

/** Data that a text names: each by its id, or by its key where it has none. */
type Source<Value> = Readonly<Record<string, Value>> | readonly (Value & { readonly id: string })[];

/** A block of data, such as `<Map id="corners" />`. It throws for an id that no data has: a test draws all lessons. */
export function named<Value, Props extends object>(
  Block: (props: Props & { readonly of: Value }) => ReactNode,
  ...sources: readonly Source<Value>[]
): ComponentType<never> {
  const entries = sources.flatMap((source) => Object.entries(source));
  const values = new Map(entries.map(([key, value]) => [idOf(value) ?? key, value]));
  return function NamedBlock(props: Props & { readonly id: string }) {
    const of = values.get(props.id);
    if (of === undefined)
      throw new Error(`There is no “${props.id}” among ${[...values.keys()].join(", ")}.`);
    return <Block {...props} of={of} />;
  };
}

function idOf(value: unknown): string | null {
  const hasId = typeof value === "object" && value !== null && "id" in value;
  return hasId && typeof value.id === "string" ? value.id : null;
}

/** Mathematics that the data works out, such as `<Formula id="expanded" />`. */
export function formulas(texts: Readonly<Record<string, string>>) {
  return named(({ of }: { readonly of: string }) => <M>{of}</M>, texts);
}
