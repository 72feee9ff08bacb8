/**
 * `npm run measure`: runs all measurements in sequence; it takes more than an hour and needs an otherwise idle machine.
 * The figures are written into the table of `docs/speed.md`, with the date and the machine's speed.
 *   npm run measure -- bench read-codes   only these
 *   npm run measure -- --list             the measurements, and the age of their figures
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { runCommand } from '@idavuelta/tools/proofs/run-command.ts';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { measures } from './measures.ts';
import { type MeasuredRow, rowsIn, withRow } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !measures.some((measure) => measure.name === name));
if (unknown) throw new Error(`${unknown} is not measured: ${measures.map(({ name }) => name).join(', ')}`);

const page = `${repositoryRoot}/docs/speed.md`;
const read = () => readFileSync(page, 'utf8');

if (values.list) {
  const rows = rowsIn(read());
  for (const { name, shows } of measures)
    console.log(`${name.padEnd(16)} ${ageOf(rows.get(name)).padEnd(14)} ${shows}`);
} else
  for (const measure of measures) if (!positionals.length || positionals.includes(measure.name)) await run(measure);

async function run(measure: (typeof measures)[number]) {
  console.log(`\n── ${measure.name}: ${measure.shows}`);
  const machine = Math.round(Number(pageFunctions.computeBenchmarkIndex()));
  const { passed, figures } = await runCommand(measure.command, measure.figures);
  if (!passed || figures.length === 0) {
    console.log(`${measure.name} could not be measured: its figures stay as they were`);
    process.exitCode = 1;
    return;
  }
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(page, withRow(read(), { ...measure, date, machine: String(machine), figures }));
  execFileSync('npx', ['biome', 'format', '--write', page], { cwd: repositoryRoot, stdio: 'ignore' });
}

function ageOf(row: MeasuredRow | undefined) {
  if (!row) return 'never';
  const days = Math.floor((Date.now() - Date.parse(row.date)) / 86_400_000);
  return days === 0 ? 'today' : `${days} days old`;
}
