/** `npm run faults -- [--only smtp-down] [--seed 1] [--short] [--list]`: a table, and exit code 1 for any broken rule. */
import { parseArgs } from 'node:util';
import { randomFrom } from '../reading/random.ts';
import { allFaults } from './all-faults.ts';
import type { Seen } from './fault.ts';
import { printRow } from './print-row.ts';
import { startSite } from './site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const faults = allFaults.filter(({ name }) => !values.only || values.only.includes(name));
if (faults.length === 0) throw new Error(`No such fault. There are: ${allFaults.map(({ name }) => name).join(', ')}`);
if (values.list) {
  for (const { name, what } of faults) console.log(`${name.padEnd(20)} ${what}`);
  process.exit();
}
console.log(`${faults.length} faults, seed ${values.seed}`);

const undos: (() => unknown)[] = [];
const end = async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)));
const begun = Date.now();
let broken = 0;
try {
  const site = await startSite({ after: (undo) => undos.push(undo) }, console.log);
  const random = randomFrom(Number(values.seed));
  for (const fault of faults) {
    const seen: Seen = await fault
      .rehearse({ site, random, short: values.short })
      .catch((error: Error) => ({ saw: '', lost: [], broken: [error.stack ?? error.message] }));
    printRow(fault, seen);
    broken += seen.broken.length + seen.lost.length;
    // Anything still stopped or missing would distort every later fault.
    if (seen.broken.length > 0 && seen.saw === '') break;
  }
} finally {
  await end();
}
console.log(
  `${broken === 0 ? 'every rule held' : `${broken} rules broken`}, ${Math.round((Date.now() - begun) / 1000)} s, seed ${values.seed}`,
);
process.exit(broken === 0 ? 0 : 1);
