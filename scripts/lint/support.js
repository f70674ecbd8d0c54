// The linter's rule `support/only`: a test starts programs and browsers and runs properties through tests/support, where
// they are counted.
// JavaScript, because editors run the linter under a Node that may not read TypeScript.

import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The part of the linter's syntax tree that this rule reads.
 *
 * @typedef {object} SyntaxNode
 * @property {string} [name]
 * @property {string} [importKind]
 * @property {{ readonly value: unknown }} [source]
 * @property {readonly SyntaxNode[]} [specifiers]
 * @property {SyntaxNode} [imported]
 * @property {SyntaxNode} [object]
 * @property {SyntaxNode} [property]
 */

/**
 * @typedef {object} RuleContext
 * @property {string} filename
 * @property {(problem: { readonly node: SyntaxNode, readonly message: string }) => void} report
 */

const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Where each package's values come from instead. */
const counted = new Map([
  ["playwright-core", "#support/browser/browser.ts"],
  ["node:child_process", "#support/programs.ts"],
]);

/** What of fast-check decides how many runs there are. */
const running = new Set(["assert", "check", "sample", "statistics"]);
const depth = "Write the number of runs through #support/depth.ts (assertProperty, sample, runs).";

export default { meta: { name: "support" }, rules: { only: { create: createRule } } };

/** @param {RuleContext} context */
function createRule(context) {
  const file = path.relative(top, context.filename).replaceAll(path.sep, "/");
  if (!file.startsWith("tests/") || file.startsWith("tests/support/")) return {};
  return {
    /** @param {SyntaxNode} node */
    ImportDeclaration: (node) => {
      const name = String(node.source?.value);
      const values = (node.specifiers ?? []).filter(({ importKind }) => importKind !== "type");
      if (node.importKind === "type" || values.length === 0) return;
      const place = counted.get(name);
      if (place)
        context.report({ node, message: `Import the values of ${name} from ${place}, which counts them.` });
      const runs = name === "fast-check" && values.some(({ imported }) => running.has(imported?.name ?? ""));
      if (runs) context.report({ node, message: depth });
    },
    /** @param {SyntaxNode} node */
    MemberExpression: (node) => {
      if (node.object?.name === "fc" && running.has(node.property?.name ?? ""))
        context.report({ node, message: depth });
    },
  };
}
