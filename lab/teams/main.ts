/**
 * A team's way from nothing to a release: each module in a sparse clone of the last commit of its own, step by step, as a
 * table in seconds; the packages come from npm's cache once it has them. Beside them is how many processes wanted a
 * processor in the last minute: figures of a busy machine are no promise.
 *   npm run teams [-- mfe-booking …]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules, root } from '@idavuelta/tools/build/packages.ts';
import { steps, stepsOf } from './steps.ts';

const named = process.argv.slice(2);
const columns = [...steps, 'together', 'files', 'MB', `load of ${availableParallelism()}`];
console.log(['module'.padEnd(14), ...columns.map((name) => name.padStart(12))].join(''));
for (const module of named.length ? named : modules) {
  const parent = mkdtempSync(join(tmpdir(), 'team-'));
  const folder = join(parent, 'checkout');
  const run = stepsOf(root, module, folder);
  const cells: (string | number)[] = [];
  const started = performance.now();
  const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1);
  for (const step of steps) {
    const begin = performance.now();
    await run[step]();
    cells.push(secondsSince(begin));
  }
  cells.push(secondsSince(started));
  const files = execFileSync('git', ['ls-files', '-t'], { cwd: folder, encoding: 'utf8' }).match(/^H /gm)?.length ?? 0;
  const [size = ''] = execFileSync('du', ['-sm', '--apparent-size', 'node_modules'], {
    cwd: folder,
    encoding: 'utf8',
  }).split('\t');
  console.log(
    [
      module.padEnd(14),
      ...[...cells, files, size.trim(), loadavg()[0]?.toFixed(1)].map((cell) => String(cell).padStart(12)),
    ].join(''),
  );
  rmSync(parent, { recursive: true });
}
