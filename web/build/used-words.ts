// Removes unused messages from a script. The scripts of the first paint have to be small, and the page's messages are
// objects, which a bundler keeps whole or not at all.

import type { Plugin, Rolldown } from "vite";

const ofMessages = /[\\/]web[\\/]src[\\/]messages[\\/]/;

/** Collects the words of a built script's code; a message whose name is not among them is unused. */
export function wordsOf(modules: Rolldown.OutputChunk["modules"]): ReadonlySet<string> {
  const codes = Object.entries(modules).map(([id, { code }]) => [ofMessages.test(id), code ?? ""] as const);
  // In the messages themselves a name counts only after a dot, where another message refers to it.
  const words = codes.flatMap(([isMessage, code]) => code.match(isMessage ? /(?<=\.)\w+/g : /\w+/g) ?? []);
  return new Set(words);
}

export function withUsedWords(used: ReadonlySet<string>): Plugin {
  return {
    name: "with-used-words",
    transform: {
      filter: { id: ofMessages },
      handler(code) {
        const unused = messagesIn(this.parse(code)).filter(({ name }) => !used.has(name));
        return unused.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
      },
    },
  };
}

interface Message {
  readonly name: string;
  /** The span includes the separator before the next message. */
  readonly start: number;
  readonly end: number;
}

/** The properties of the objects that a module of messages exports, in the order of the text. */
function messagesIn({ body }: ReturnType<Rolldown.TransformPluginContext["parse"]>): readonly Message[] {
  const exported = body.flatMap((each) =>
    each.type === "ExportNamedDeclaration" && each.declaration?.type === "VariableDeclaration"
      ? each.declaration.declarations
      : [],
  );
  return exported.flatMap(({ init }) => {
    if (init?.type !== "ObjectExpression") return [];
    return init.properties.flatMap((property, at) => {
      if (property.type !== "Property" || property.key.type !== "Identifier") return [];
      const end = init.properties[at + 1]?.start ?? init.end - 1;
      return [{ name: property.key.name, start: property.start, end }];
    });
  });
}
