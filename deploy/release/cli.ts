/** `npm run release -- --help`: what teams do with releases of the shell and of modules. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { outputDir, root } from '../output.ts';
import { readReleaseLog } from '../registry/release-log.ts';
import { promote, rollBack } from '../registry/releases.ts';
import { store } from '../registry/stored-releases.ts';
import { clean } from './clean.ts';
import { historyLines, readStatus, statusLines } from './report.ts';
import { verify } from './verify.ts';

const program = new Command('npm run release --').description('Releases of the shell and of the modules.');
const why = ['--why <reason>', 'for the log of releases'] as const;
const json = ['--json', 'for programs'] as const;
const print = (value: unknown) => console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2));

program
  .command('build')
  .description('builds the present sources into the dist folder of the module')
  .argument('<module>')
  .action((name: string) => {
    execFileSync('npm', ['run', 'build', '--silent', '-w', name], { cwd: root, stdio: 'inherit' });
  });

program
  .command('publish')
  .description('stores what was built, for good, under its version; nobody gets it before it is promoted')
  .argument('<module>')
  .option('--live', 'promotes it as well')
  .option(...why)
  .action(async (name: string, { live, why: reason }: { live?: boolean; why?: string }) => {
    const dist = join(root, name, 'dist');
    if (!existsSync(join(dist, 'version.json'))) throw new Error(`${name} is not built: npm run build -w ${name}`);
    const { version } = store(outputDir, dist);
    if (live) await promote(outputDir, name, version, { why: reason });
    print(live ? `${name} ${version} is live` : `${name} ${version} is published`);
  });

program
  .command('promote')
  .description('makes a published release the one that visitors get')
  .argument('<module>')
  .argument('<version>')
  .option(...why)
  .action(async (name: string, version: string, options: { why?: string }) => {
    await promote(outputDir, name, version, options);
    print(`${name} ${version} is live`);
  });

program
  .command('rollback')
  .description('makes the previous release live again')
  .argument('<module>')
  .option('--to <version>', 'an earlier one')
  .option(...why)
  .action(async (name: string, options: { to?: string; why?: string }) => {
    print(`${name} ${(await rollBack(outputDir, name, options)).version} is live again`);
  });

program
  .command('status')
  .description('what is live, since when, and what can be gone back to')
  .option(...json)
  .action((options: { json?: boolean }) => {
    const refused: string[] = [];
    const rows = readStatus(outputDir, ({ entry, reason }) => refused.push(`refused: ${entry}: ${reason}`));
    for (const line of refused) console.error(line);
    print(options.json ? rows : statusLines(rows));
  });

program
  .command('history')
  .description('who made what live, when and why, the newest first')
  .argument('[module]')
  .option(...json)
  .action((name: string | undefined, options: { json?: boolean }) => {
    const events = readReleaseLog(outputDir, name);
    print(options.json ? events : historyLines(events));
  });

program
  .command('verify')
  .description('compares every file of the live releases with its build')
  .option('--site <origin>', 'fetches them as visitors do')
  .action(async ({ site }: { site?: string }) => {
    const { files, wrong } = await verify(outputDir, site);
    if (wrong.length) throw new Error(wrong.map(({ name, version, path }) => `${name} ${version}: ${path}`).join('\n'));
    print(`${files} files are as they were built`);
  });

program
  .command('clean')
  .description('removes releases that are neither live nor can be gone back to')
  .requiredOption('--keep <count>', 'of each module, the newest', (text) => {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A whole number.');
    return Number(text);
  })
  .action(({ keep }: { keep: number }) => {
    const removed = clean(outputDir, keep);
    print(removed.length ? removed.map((release) => `removed ${release}`).join('\n') : 'There is nothing to remove.');
  });

program.parseAsync().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
