/** Reporter for Node's test runner: one JSON document with the run's counts. */
export default async function* jsonReporter(source) {
  let counts = {};
  for await (const event of source) {
    // The summary without a file is that of the whole run.
    if (event.type === 'test:summary' && event.data.file === undefined) counts = event.data.counts;
  }
  yield JSON.stringify(counts);
}
