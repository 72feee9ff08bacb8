/** Reporter for Node's test runner: one JSON document with every test that is not a suite. */
export default async function* jsonReporter(source) {
  const tests = [];
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined || data.todo !== undefined) continue;
    const passed = type === 'test:pass';
    // A suite, or a file, passes and fails with its tests; a hook or an import of it may fail by itself.
    const isOuter = data.details.type === 'suite' || data.file?.endsWith(data.name);
    if (isOuter && (passed || data.details.error?.failureType === 'subtestsFailed')) continue;
    tests.push({
      file: data.file,
      name: isOuter ? '(the file)' : data.name,
      ms: data.details.duration_ms,
      passed,
    });
  }
  yield JSON.stringify(tests);
}
