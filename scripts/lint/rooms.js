// The table of rooms: which folder may import which. It knows only paths; zones.js finds the imports and asks here.

/**
 * The target of an import: a file by its path from the top of the repository, or a package by its name.
 *
 * @typedef {{ readonly file: string, readonly package?: undefined } | { readonly file?: undefined, readonly package:
 * string }} Imported
 */

const page = "web/src/";
const contract = "worker/contract/";
const worker = "worker/src/";

/** The page's rooms, highest first. A room imports itself and rooms of the lines below: none of its own line, none above. */
export const pageLines = [
  ["app"],
  ["features"],
  ["lessons"],
  ["learn"],
  ["function", "steps"],
  ["kmap"],
  ["account", "table", "numbers", "circuit", "history"],
  ["answer"],
  ["notation"],
  ["components"],
  ["addresses"],
  ["lib"],
  ["messages", "theme", "config"],
];

/**
 * Each folder in one of these is a room of its own, which imports no other of them, for this reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const separateRooms = {
  features: "A feature imports no other feature.",
  lessons: "A lesson imports no other lesson.",
};

/** Files that a side may import besides its own rooms. */
const pageAlsoImports = [contract, "logic-rs/dist/web/", "logic-rs/dist/networks/"];
const coreAlsoImports = [contract, `${page}messages/`];
const workerAlsoImports = [contract, "logic-rs/dist/worker/"];

/** The only folder that draws with pixi. */
const pixiFolder = `${page}circuit/view/`;

const schemaPackages = /^zod$/;
const serverPackages = /^hono$/;
const pixiPackages = /^(@pixi\/|pixi)/;
const pagePackages = /^(react|@mantine\/|@tabler\/|@tanstack\/|@pixi\/|pixi)/;

/**
 * Why a file may not import this, as a sentence; null where it may.
 *
 * @param {string} importer path from the top of the repository
 * @param {Imported} imported
 * @returns {string | null}
 */
export function refusal(importer, imported) {
  if (importer.startsWith(contract)) return contractRefusal(imported);
  if (importer.startsWith(worker)) return workerRefusal(imported);
  if (importer.startsWith(page))
    return (isCore(importer) && coreRefusal(imported)) || pageRefusal(importer, imported);
  // The files of web/ outside web/src, such as the page's build, belong to no room.
  if (importer.startsWith("web/") && imported.file?.startsWith(worker))
    return "The page knows the Worker by the contract only.";
  return null;
}

/** @param {Imported} imported */
function contractRefusal({ file, package: name }) {
  const permitted = file === undefined ? schemaPackages.test(name) : file.startsWith(contract);
  return permitted ? null : "The contract imports only itself and zod.";
}

/** @param {Imported} imported */
function workerRefusal({ file, package: name }) {
  const permitted =
    file === undefined ? !pagePackages.test(name) : isBelow(file, [worker, ...workerAlsoImports]);
  return permitted ? null : "The Worker imports itself, the contract and its own WASM, nothing of the page.";
}

/** @param {Imported} imported */
function coreRefusal({ file, package: name }) {
  const permitted =
    file === undefined
      ? schemaPackages.test(name)
      : !file.endsWith(".css") && (isCore(file) || isBelow(file, coreAlsoImports));
  return permitted ? null : "A core is pure: it imports other cores, the contract, the messages and zod.";
}

/**
 * @param {string} importer
 * @param {Imported} imported
 */
function pageRefusal(importer, { file, package: name }) {
  if (file === undefined) {
    if (serverPackages.test(name)) return "The page runs no server.";
    if (pixiPackages.test(name) && !importer.startsWith(pixiFolder))
      return `Only files below ${pixiFolder} import pixi.`;
    return null;
  }
  if (isBelow(file, pageAlsoImports)) return null;
  if (!file.startsWith(page)) return "Outside its rooms the page imports only the contract and its own WASM.";
  return roomRefusal(roomOf(importer), roomOf(file));
}

/**
 * `top` is the folder in the page's own. `line` is 0 for the highest, -1 for a folder that is not in the table.
 *
 * @typedef {{ readonly name: string, readonly top: string, readonly line: number }} Room
 */

/**
 * @param {Room} from
 * @param {Room} to
 */
function roomRefusal(from, to) {
  const unknown = [from, to].find(({ line }) => line < 0);
  if (unknown) return `${page}${unknown.name} is not in the table of rooms, scripts/lint/rooms.js.`;
  if (from.name === to.name) return null;
  const separate = separateRooms[from.top];
  if (separate !== undefined && from.top === to.top) return separate;
  if (from.line < to.line) return null;
  const place = from.line === to.line ? "on its own line" : "above it";
  return `${from.name} may not import ${to.name}, which stands ${place}.`;
}

/**
 * The room of a file of the page. A file outside all folders, such as the page's entry, belongs to the highest room.
 *
 * @param {string} file
 * @returns {Room}
 */
function roomOf(file) {
  const [folder = "", ...rest] = file.slice(page.length).split("/");
  if (rest.length === 0) return { name: "app", top: "app", line: 0 };
  const line = pageLines.findIndex((rooms) => rooms.includes(folder));
  return { name: folder in separateRooms ? `${folder}/${rest[0]}` : folder, top: folder, line };
}

/** @param {string} file */
function isCore(file) {
  return file.startsWith(page) && file.split("/").slice(0, -1).includes("core");
}

/**
 * @param {string} file
 * @param {readonly string[]} folders
 */
function isBelow(file, folders) {
  return folders.some((folder) => file.startsWith(folder));
}
