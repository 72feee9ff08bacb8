/** Problems outside a test's expectations (console errors, unhandled requests); they fail the test. */
function createReport() {
  let problems: string[] = [];
  let watched: { list: string[]; what: string }[] = [];
  return {
    add: (problem: string) => problems.push(problem),
    /** Everything in `list` when the test ends is a problem. */
    watch: (list: string[], what: string) => watched.push({ list, what }),
    /** Removes a problem that the test expects, e.g. React's console.error about a thrown error. */
    expect(text: string) {
      const found = problems.some((problem) => problem.includes(text));
      problems = problems.filter((problem) => !problem.includes(text));
      return found;
    },
    /** All problems so far; forgets them. */
    drain() {
      const all = [...problems, ...watched.flatMap(({ list, what }) => list.map((item) => `${what}: ${item}`))];
      problems = [];
      watched = [];
      return all;
    },
  };
}

export const report = createReport();
