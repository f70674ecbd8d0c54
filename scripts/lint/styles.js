// The linter's rule `styles/engines`: a style sheet has nothing that one of the engines leaves out. It reads the sheet where it
// is imported.
// JavaScript, because editors run the linter under a Node that may not read TypeScript.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The part of the linter's syntax tree that this rule reads.
 *
 * @typedef {object} SyntaxNode
 * @property {{ readonly value: unknown }} [source]
 */

/**
 * @typedef {object} RuleContext
 * @property {string} filename
 * @property {(problem: { readonly node: SyntaxNode, readonly message: string }) => void} report
 */

export default { meta: { name: "styles" }, rules: { engines: { create: createRule } } };

/** @param {RuleContext} context */
function createRule(context) {
  return {
    /** @param {SyntaxNode} node */
    ImportDeclaration: (node) => {
      const name = String(node.source?.value);
      const file = path.resolve(path.dirname(context.filename), name);
      if (!name.startsWith(".") || !name.endsWith(".css") || !existsSync(file)) return;
      for (const fault of engineFaults(readFileSync(file, "utf8")))
        context.report({ node, message: `${name}: ${fault}` });
    },
  };
}

/**
 * What an engine leaves out of a style sheet, a sentence each.
 *
 * @param {string} css
 * @returns {readonly string[]}
 */
export function engineFaults(css) {
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} The selectors and conditions around a declaration. */
  const around = [];
  for (const [, text = "", end] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") around.push(text.trim());
    else {
      const fault = declarationFault(text.trim(), around.at(-1) ?? "");
      if (fault) faults.push(fault);
    }
    if (end === "}") around.pop();
  }
  return faults;
}

/**
 * @param {string} declaration
 * @param {string} selector
 */
function declarationFault(declaration, selector) {
  const [property = "", value = ""] = declaration.split(/:(.*)/s).map((part) => part.trim());
  if (property === "text-decoration" && /\s/.test(withoutBrackets(value).replace(/\s*!important$/, "")))
    return `WebKit reads one value of \`${declaration}\`: write its longhands.`;
  if (property === "box-shadow" && value !== "none" && isOfRow(selector))
    return `WebKit draws no shadow of a table row (\`${selector}\`): give it to the row's cells.`;
  return null;
}

/**
 * Whether what the selector ends with is a table row.
 *
 * @param {string} selector
 */
function isOfRow(selector) {
  const ends = withoutBrackets(selector).split(",");
  return ends.some((end) =>
    /^tr(?![\w-])/.test(
      end
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? "",
    ),
  );
}

/**
 * Without what is in round brackets, and attributes.
 *
 * @param {string} text
 */
function withoutBrackets(text) {
  let [left, before] = [text, ""];
  while (left !== before) [left, before] = [left.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ""), left];
  return left;
}
