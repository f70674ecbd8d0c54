// The linter's rule `zones/imports`: each import is judged by the file it resolves to, with the table in rooms.js.
// It sees `import`, `export … from`, `import()`, `import("…")` types and `new URL("…", import.meta.url)`.
// JavaScript, because editors run the linter under a Node that may not read TypeScript.

import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { refusal } from "./rooms.js";

/** @typedef {import("./rooms.js").Imported} Imported */

/**
 * The part of the linter's syntax tree that this rule reads; oxlint publishes no types for a plugin's rules.
 *
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {string} [name]
 * @property {unknown} [value]
 * @property {SyntaxNode | null} [source]
 * @property {SyntaxNode} [expression]
 * @property {SyntaxNode} [callee]
 * @property {SyntaxNode} [object]
 * @property {readonly SyntaxNode[]} [arguments]
 * @property {readonly { readonly value: { readonly cooked: string | null } }[]} [quasis]
 */

/**
 * @typedef {object} RuleContext
 * @property {string} filename
 * @property {(problem: { readonly node: SyntaxNode, readonly message: string }) => void} report
 */

const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const aliases = readAliases();

export default { meta: { name: "zones" }, rules: { imports: { create: createRule } } };

/** @param {RuleContext} context */
function createRule(context) {
  const importer = path.relative(top, context.filename).replaceAll(path.sep, "/");

  /** @param {SyntaxNode | null | undefined} source */
  const judge = (source) => {
    if (!source) return;
    const specifier = literalText(source);
    const message =
      specifier === null ? computedRefusal(importer) : refusal(importer, resolve(importer, specifier));
    if (message) context.report({ node: source, message });
  };

  /** @param {SyntaxNode} node */
  const judgeSource = ({ source }) => judge(source);

  return {
    ImportDeclaration: judgeSource,
    ExportNamedDeclaration: judgeSource,
    ExportAllDeclaration: judgeSource,
    ImportExpression: judgeSource,
    TSImportType: judgeSource,
    /** @param {SyntaxNode} node */
    TSExternalModuleReference: ({ expression }) => judge(expression),
    /** @param {SyntaxNode} node */
    NewExpression: ({ callee, arguments: [address, base] = [] }) => {
      if (callee?.name === "URL" && base && isImportMetaUrl(base)) judge(address);
    },
  };
}

/**
 * A path that is computed while the program runs can lead anywhere, so no file of a zone may import by a computed path.
 *
 * @param {string} importer
 */
function computedRefusal(importer) {
  const isInZone = refusal(importer, { file: "" }) !== null;
  return isInZone ? "Write the path of an import out as one text, so that its zone can be judged." : null;
}

/**
 * The file or package that a specifier names, without a query such as `?url`.
 *
 * @param {string} importer
 * @param {string} specifier
 * @returns {Imported}
 */
function resolve(importer, specifier) {
  const [written = ""] = specifier.split("?");
  if (/^\.{1,2}(\/|$)/.test(written)) return { file: path.posix.join(path.posix.dirname(importer), written) };
  const alias = aliases.find(({ prefix }) => written.startsWith(prefix));
  if (alias) return { file: path.posix.join(alias.folder, written.slice(alias.prefix.length)) };
  // An absolute path, or an alias that package.json does not have, is in no zone.
  if (/^[/#]/.test(written)) return { file: written };
  const [first = "", second] = written.split("/");
  return { package: first.startsWith("@") ? `${first}/${second}` : first };
}

/** The "imports" of package.json; each of ours ends in `/*`. */
function readAliases() {
  const { imports } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
  return Object.entries(imports).map(([alias, folder]) => ({
    prefix: alias.replace(/\*$/, ""),
    folder: String(folder).replace(/\*$/, ""),
  }));
}

/**
 * The text of a string or of a template without holes; null for anything else.
 *
 * @param {SyntaxNode} node
 */
function literalText({ value, quasis = [] }) {
  if (typeof value === "string") return value;
  const [only, ...others] = quasis;
  return only && others.length === 0 ? only.value.cooked : null;
}

/** @param {SyntaxNode} node */
function isImportMetaUrl({ type, object }) {
  return type === "MemberExpression" && object?.type === "MetaProperty";
}
