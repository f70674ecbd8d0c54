// Which tests a change can break, by the paths of the changed files. `npm run test:changed` runs them.

/** Projects and folders are those of vitest.config.ts. */
export interface Selection {
  /** Whether the crate's own tests run. */
  readonly crate: boolean;
  /** Projects that run whole. Of the others in TypeScript, those files run that import a changed one. */
  readonly projects: readonly string[];
  /** Files and folders of the browser suite. */
  readonly browser: readonly string[];
}

interface Rule extends Partial<Selection> {
  /** Which paths the rule is about, from the top of the repository. */
  readonly path: RegExp;
}

const nodeProjects = ["contract", "identity", "logic", "payment", "steps", "unit", "worker"];
const inBrowser = ["tests/screens/", "tests/shell/", "tests/support/browser/"];
const ofSizes = "tests/served/sizes.test.ts";
const ofServers = ["tests/served/", "tests/start/"];

/**
 * The first rule that matches a path decides. Without a rule, only the tests run that import the file, none in the
 * browser.
 */
const rules: readonly Rule[] = [
  { path: /^(docs|\.ci)\/|\.md$/, projects: ["contract"] },
  { path: /^logic-rs\//, crate: true, projects: ["logic", "steps", "worker"] },
  { path: /^tests\/fixtures\//, crate: true, projects: nodeProjects },
  {
    path: /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts)$/,
    projects: nodeProjects,
    browser: [...inBrowser, ...ofServers],
  },
  // A browser test runs itself; the vocabulary of a screen runs all tests of that screen.
  { path: /^tests\/(screens|shell|served|start|support\/browser)\/.*\.test\.ts$/, browser: ["$&"] },
  { path: /^tests\/screens\/[^/]+\//, browser: ["$&"] },
  { path: /^tests\/support\/browser\//, browser: [...inBrowser, ...ofServers] },
  // A feature is one screen, and its folder of tests has the same name. Any other part of the page affects every
  // screen.
  { path: /^web\/src\/features\/([^/]+)\//, browser: ["tests/screens/$1/", ofSizes] },
  // Lessons are shown by one screen.
  { path: /^web\/src\/(learn|lessons)\//, browser: ["tests/screens/learn/", ofSizes] },
  { path: /^web\/src\//, browser: [...inBrowser, ofSizes] },
  { path: /^web\//, projects: ["unit"], browser: [...inBrowser, ...ofServers] },
  { path: /^worker\/migrations\/|^wrangler\.toml$/, projects: ["worker"], browser: ["tests/served/"] },
  // Most tests of the Worker import none of its files: they call it in workerd.
  { path: /^worker\//, projects: ["worker"], browser: ["tests/screens/account/", "tests/screens/upgrade/"] },
  { path: /^scripts\//, browser: ofServers },
  { path: /^sizes\.json$/, browser: [ofSizes] },
];

/** The tests that a change of these files can break; the paths are from the top of the repository. */
export function selectionOf(files: readonly string[]): Selection {
  const hit = files.flatMap((file) => {
    const rule = rules.find(({ path }) => path.test(file));
    if (!rule) return [];
    const browser = (rule.browser ?? []).map((target) => namedIn(file, rule.path, target));
    return [{ ...rule, browser }];
  });
  const browser = new Set(hit.flatMap((rule) => rule.browser));
  return {
    crate: hit.some(({ crate }) => crate),
    projects: [...new Set(hit.flatMap(({ projects }) => projects ?? []))].toSorted(),
    browser: [...browser].filter((target) => !isWithinAnother(target, browser)).toSorted(),
  };
}

/** Replaces `$&` by the match of the rule's path and `$1` by its first group. */
function namedIn(file: string, path: RegExp, target: string): string {
  const [whole = "", group = ""] = path.exec(file) ?? [];
  return target.replace("$&", whole).replace("$1", group);
}

function isWithinAnother(target: string, targets: ReadonlySet<string>): boolean {
  return [...targets].some((other) => other !== target && other.endsWith("/") && target.startsWith(other));
}
