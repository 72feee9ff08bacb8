import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

/**
 * Reporter for Node's test runner: its own `spec`, with only failures and totals, and with how the process of a file
 * ended that failed without a failed test.
 */
export default async function* failuresReporter(source) {
  yield* Readable.from(withoutPasses(source)).compose(new spec());
}

const left = new Set(['test:pass', 'test:start', 'test:enqueue', 'test:dequeue', 'test:plan', 'test:complete']);

async function* withoutPasses(source) {
  for await (const event of source) {
    if (left.has(event.type)) continue;
    if (event.type === 'test:fail') sayHowItEnded(event.data.details.error);
    yield event;
  }
}

function sayHowItEnded(error) {
  const { failureType, exitCode, signal } = error ?? {};
  if (failureType === 'testCodeFailure' && (signal || exitCode))
    error.cause = `its process ended with ${signal ?? `exit code ${exitCode}`}`;
}
