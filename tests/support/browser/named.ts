// The name of a case for what fails in it without one, such as a wait: for tests that take many cases on one page.

export async function named(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}
