import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { repositoryRoot } from '../config/config.ts';

/** The relevant fields of a test event; `details` belong to a finished test or suite. */
interface Ended {
  name: string;
  nesting: number;
  details: { type?: string; error?: { failureType?: string } };
}

/**
 * Transforms the events of a run with shared processes, where each file is a suite named by its path, so that they name
 * the file's path in the repository. A file that fails without a failed test, or does not finish, counts as a failure.
 */
export async function* namingFiles(
  events: AsyncIterable<TestEvent>,
  { worker, shared }: { worker: string; shared: string[] },
): AsyncGenerator<TestEvent> {
  const left = new Set(shared);
  let broken = 0;
  let idle = 0;
  for await (const event of events) {
    const data = event.data as Partial<
      Ended & { file: string; counts: { tests: number; passed: number; failed: number }; success: boolean }
    >;
    const file = data.nesting === 0 && data.name !== undefined && shared.includes(data.name) ? data.name : undefined;
    if (file) {
      Object.assign(data, { file, name: relative(repositoryRoot, file) });
      if (event.type === 'test:pass' || event.type === 'test:fail') left.delete(file);
      if (event.type === 'test:fail' && data.details?.error?.failureType !== 'subtestsFailed') broken++;
    }
    // A process for which no files were left.
    if (event.type === 'test:pass' && data.name === worker) {
      idle++;
      continue;
    }
    // The summary of the whole run, its last event.
    if (event.type === 'test:summary' && data.file === undefined) {
      for (const file of left) yield notEnded(file);
      if (data.counts) {
        data.counts.failed += broken + left.size;
        data.counts.passed -= idle;
        data.counts.tests += left.size - idle;
      }
    }
    yield event;
  }
}

const notEnded = (file: string) =>
  ({
    type: 'test:fail',
    data: {
      name: relative(repositoryRoot, file),
      file,
      line: 1,
      column: 1,
      nesting: 0,
      testNumber: 0,
      details: { duration_ms: 0, type: 'test', error: new Error('The process ended before its tests did.') },
    },
  }) as unknown as TestEvent;
