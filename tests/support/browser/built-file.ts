// Files of the built page, by the module that they are fetched for, so that no test names a file of the build.

import { builtPage } from "#scripts/built-page.ts";

/** A glob of the script of a module that is fetched lazily; its path is below web/, such as `src/history/history-panel.tsx`. */
export function scriptOf(module: string): string {
  const file = builtPage().onDemand.get(module);
  if (file === undefined) throw new Error(`${module} is not fetched lazily.`);
  return `**/${file}`;
}

/** A glob of the page's entry, without which no screen comes. */
export function entryScript(): string {
  return `**/${builtPage().entry}`;
}

/** A glob of the style sheet that a first visit to a screen loads for this screen alone, such as `/ttable`. */
export function ownStylesOf(screen: string): string {
  const { screens, firstVisit } = builtPage();
  const others = new Set(
    screens.filter((each) => each !== screen).flatMap((each) => firstVisit(each).map(({ file }) => file)),
  );
  const [own] = firstVisit(screen).filter(({ file }) => file.endsWith(".css") && !others.has(file));
  if (!own) throw new Error(`${screen} has no style sheet of its own.`);
  return `**/${own.file}`;
}
