import { countTest } from './count-tests.mjs';

/** Reporter for Node's test runner: one JSON document with every test that is not a suite. */
export default async function* jsonReporter(source) {
  const tests = [];
  for await (const { type, data } of source) {
    // Emitted at once; passes and failures follow in the order of the files.
    if (type === 'test:complete' && isTest(data, data.details.passed)) countTest();
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const passed = type === 'test:pass';
    if (!isTest(data, passed)) continue;
    tests.push({
      file: data.file,
      name: isOuter(data) ? '(the file)' : data.name,
      ms: data.details.duration_ms,
      passed,
    });
  }
  yield JSON.stringify(tests);
}

const isOuter = ({ name, file, details }) => details.type === 'suite' || file?.endsWith(name);

/** A suite or file passes and fails with its tests; one of its hooks or imports may fail separately. */
function isTest(data, passed) {
  if (data.skip !== undefined || data.todo !== undefined) return false;
  return !isOuter(data) || !(passed || data.details.error?.failureType === 'subtestsFailed');
}
