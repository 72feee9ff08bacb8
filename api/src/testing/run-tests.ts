/**
 * `npm run test -w api -- [reporters] [files]`: runs the test files, all but a few in processes that load the API once for
 * many of them. A file that has a line `// @own-process: <why>` has its process to itself. Reporters are named as to
 * `node --test`.
 */
import { createWriteStream, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { globalSetup, globalTeardown } from './global-setup.ts';
import { namingFiles } from './naming-files.ts';

/** Processes that share the files, and how many run at a time with those that have a process to themselves. */
const sharing = 3;
const atATime = 4;

const api = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: {
    'test-reporter': { type: 'string', multiple: true, default: ['spec'] },
    'test-reporter-destination': { type: 'string', multiple: true, default: ['stdout'] },
  },
  allowPositionals: true,
});
const files = positionals.length
  ? positionals.map((file) => resolve(api, file))
  : globSync('src/**/*.test.ts', { cwd: api, exclude: ['src/proofs'] }).map((file) => join(api, file));

const own = files.filter((file) => /^\/\/ @own-process: /m.test(readFileSync(file, 'utf8')));
// The largest first, so that no process has one left to do when the others have ended.
const shared = files.filter((file) => !own.includes(file)).sort((a, b) => statSync(b).size - statSync(a).size);

const queue = mkdtempSync(join(tmpdir(), 'idavuelta-tests-'));
writeFileSync(join(queue, 'files.json'), JSON.stringify(shared));
process.env.TEST_QUEUE = queue;
const worker = join(import.meta.dirname, 'test-worker.ts');

// Who read the output has ended, as `head` does: without this the run would wait for ever.
process.stdout.on('error', () => process.exit(1));

await globalSetup();
try {
  const workers = Array.from({ length: Math.min(sharing, shared.length) }, () => worker);
  // A larger nursery: the API's short-lived objects are collected less often, for a tenth of the time.
  const execArgv = ['--max-semi-space-size=32'];
  const events = run({ files: [...workers, ...own], concurrency: atATime, cwd: api, execArgv });
  const named = Readable.from(namingFiles(events, { worker, shared }));
  named.on('data', ({ type, data }) => {
    if (type === 'test:fail' && data.todo === undefined) process.exitCode = 1;
  });
  await Promise.all(
    values['test-reporter'].map((name, i) => report(named, name, values['test-reporter-destination'][i])),
  );
} finally {
  await globalTeardown();
  rmSync(queue, { recursive: true });
}

/** Writes what a reporter makes of the events: one of Node's by its name, or the default export of a module. */
async function report(events: Readable, name: string, destination = 'stdout') {
  const builtIn: Record<string, unknown> = await import('node:test/reporters');
  const isBuiltIn = name in builtIn;
  const found = isBuiltIn
    ? builtIn[name]
    : (await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve(name)).href)).default;
  const reporter = name === 'spec' ? Reflect.construct(found, []) : found;
  const report = events.compose(reporter);
  if (destination === 'stdout' || destination === 'stderr') {
    report.pipe(process[destination]);
    await finished(report, { writable: false });
  } else await finished(report.pipe(createWriteStream(destination)));
}
