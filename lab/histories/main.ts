/** `npm run histories -w lab -- [--each 1000] [--seed 1] [--at-once 30] [--provider webpay]`: a report, and code 1 for any fault. */
import { parseArgs } from 'node:util';
import { globalSetup, globalTeardown } from '@idavuelta/api/testing/global-setup.ts';
import { providerCodes } from './plan.ts';
import { runHistories } from './run-histories.ts';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'at-once': { type: 'string', default: '30' },
    provider: { type: 'string', multiple: true, default: [...providerCodes] },
  },
});
const chosen = providerCodes.filter((code) => values.provider.includes(code));
const histories = Object.fromEntries(chosen.map((code) => [code, Number(values.each)]));
console.log(`Histories of ${chosen.join(', ')}: ${values.each} each, seed ${values.seed}`);

await globalSetup();
const begun = Date.now();
const { faults, kills, charges, mails, endings } = await runHistories({
  histories,
  seed: Number(values.seed),
  atOnce: Number(values['at-once']),
});
await globalTeardown();

console.log(
  `${charges} charges, ${kills} kills, ${mails.delivered} mails, ${mails.repeated} of them again, ${Math.round((Date.now() - begun) / 1000)} s`,
);
console.table(endings);
for (const [kind, found] of Map.groupBy(faults, ({ kind }) => kind)) {
  console.log(`${String(found.length).padStart(6)}  ${kind}`);
  for (const { detail } of found.slice(0, 3)) console.log(`        e.g. ${detail}`);
}
if (faults.length === 0) console.log('No fault.');
process.exitCode = faults.length > 0 ? 1 : 0;
