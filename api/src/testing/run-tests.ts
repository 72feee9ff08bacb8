/**
 * `npm run test -w api -- [reporters] [files]`: runs the test files, most of them in processes that load the API once
 * for many files. A file with a line `// @own-process: <why>` runs in a process of its own. Reporters are named as for
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

/** Number of processes that share files, and of those running at once including separate ones. */
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
// Largest first, so that no large file is left for the end.
const shared = files.filter((file) => !own.includes(file)).sort((a, b) => statSync(b).size - statSync(a).size);

const queue = mkdtempSync(join(tmpdir(), 'idavuelta-tests-'));
writeFileSync(join(queue, 'files.json'), JSON.stringify(shared));
process.env.TEST_QUEUE = queue;
const worker = join(import.meta.dirname, 'test-worker.ts');

// The reader of the output has exited, as `head` does: otherwise the run would wait forever.
process.stdout.on('error', () => process.exit(1));

await globalSetup();
try {
  const workers = Array.from({ length: Math.min(sharing, shared.length) }, () => worker);
  // A larger young generation: short-lived objects are collected less often, which saves a tenth of the time.
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

/** Writes the output of a reporter: one of Node's by name, or a module's default export. */
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
