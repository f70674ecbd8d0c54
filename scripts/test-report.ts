// The members of vitest's JSON report that the test commands read, as a list of the tests that ran.

import path from "node:path";

export interface TestReport {
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      /** The titles of its describes, the outer one first. */
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** Milliseconds; absent for a test that did not run. */
      readonly duration?: number | null;
      /** The error of each failed assertion, with its stack; absent or empty for a test that passed. */
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A test that passed or failed. */
export interface RanTest {
  /** Relative to the top of the repository, with slashes. */
  readonly file: string;
  /** The titles of its describes and its own as vitest's `testNamePattern` sees them: with ` > ` between. */
  readonly name: string;
  readonly isPassed: boolean;
  readonly wallS: number;
  /** The first line of the error of a test that failed. */
  readonly error?: string;
}

/** The tests of a report that ran; the paths of their files become relative to `root`. */
export function ranTests({ testResults }: TestReport, root: string): readonly RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).replaceAll("\\", "/");
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ status, ancestorTitles, title, duration, failureMessages }) => {
        const error = failureMessages?.[0]?.split("\n")[0];
        return {
          file,
          name: [...ancestorTitles, title].join(" > "),
          isPassed: status === "passed",
          wallS: (duration ?? 0) / 1000,
          ...(error !== undefined && { error }),
        };
      });
  });
}

/** A line for each test that failed, with its error: the end of a log is what is read of it first. */
export function failureLines(tests: readonly RanTest[]): readonly string[] {
  const failed = tests.filter(({ isPassed }) => !isPassed);
  return failed.map(({ file, name, error }) => `FAILED ${file}: ${name}${error ? `: ${error}` : ""}`);
}
