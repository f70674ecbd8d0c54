// `npm run pictures -- take <folder> [part …]`, `compare <folder> <folder> [part …]` and `sheet <folder> [part …]`: pictures of
// every screen and state at two sizes, light and dark; the differences between two sets; pages that show a set. Parts of
// names choose among the pictures.

import { exitWith } from "./faults.ts";
import { comparePictures } from "./pictures/compare.ts";
import { writeSheets } from "./pictures/folder.ts";
import { takePictures } from "./pictures/take.ts";

const [task, folder, ...rest] = process.argv.slice(2);
const [after, ...parts] = rest;
if (task === "take" && folder !== undefined) {
  process.exit((await takePictures(folder, rest)) ? 0 : 1);
} else if (task === "compare" && folder !== undefined && after !== undefined) {
  process.exit(comparePictures(folder, after, parts) ? 0 : 1);
} else if (task === "sheet" && folder !== undefined) {
  writeSheets(folder, rest);
} else
  exitWith(
    "Say what to do: npm run pictures -- take <folder>, compare <folder> <folder>, or sheet <folder>; parts of names may follow.",
  );
