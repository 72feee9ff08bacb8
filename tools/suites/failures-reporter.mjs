import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

/** Reporter for Node's test runner: its own `spec`, with only failures and totals. */
export default async function* failuresReporter(source) {
  yield* Readable.from(withoutPasses(source)).compose(new spec());
}

const left = new Set(['test:pass', 'test:start', 'test:enqueue', 'test:dequeue', 'test:plan', 'test:complete']);

async function* withoutPasses(source) {
  for await (const event of source) if (!left.has(event.type)) yield event;
}
