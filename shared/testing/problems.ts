/** Problems outside a test's expectations (console errors and warnings, unhandled requests); they fail the test. */
function createReport() {
  let problems: string[] = [];
  let expected: string[] = [];
  let watched: { list: string[]; what: string }[] = [];
  return {
    add: (problem: string) => problems.push(problem),
    /** Everything in `list` when the test ends is a problem. */
    watch: (list: string[], what: string) => watched.push({ list, what }),
    /**
     * Expects a problem that contains these words, e.g. a warning about a module that cannot be fetched. It is a
     * problem if none occurs.
     */
    expect: (words: string) => expected.push(words),
    /** Returns all problems so far and clears them, with the expectations. */
    drain() {
      const isExpected = (problem: string) => expected.some((words) => problem.includes(words));
      const absent = expected.filter((words) => !problems.some((problem) => problem.includes(words)));
      const all = [
        ...problems.filter((problem) => !isExpected(problem)),
        ...absent.map((words) => `was expected and did not come: ${words}`),
        ...watched.flatMap(({ list, what }) => list.map((item) => `${what}: ${item}`)),
      ];
      problems = [];
      expected = [];
      watched = [];
      return all;
    },
  };
}

export const report = createReport();
