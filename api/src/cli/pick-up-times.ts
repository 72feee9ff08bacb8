import { readFile } from 'node:fs/promises';
import { type ImportedTimes, InvalidTimes } from '../modules/pick-ups/times/import-times.ts';
import { areTimes } from '../modules/pick-ups/times/read-times.ts';
import { tableText } from '../uploads/tables/table-text.ts';
import { hiddenLine } from './hidden-line.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';
import { jsonOption } from './table.ts';

const summary = ({ departure, tickets, changed, missing }: ImportedTimes, dryRun: boolean) =>
  [
    `${departure}: the list has ${tickets} tickets.`,
    ...(dryRun
      ? ['Nothing was written.']
      : [`${changed} have a time that is new. Their travellers are told the day before, or now if it is that late.`]),
    ...(missing > 0 ? [`${missing} tickets of the departure are not in the list.`] : []),
  ].join('\n');

export const addPickUpTimes: CommandGroup = (program, run) => {
  program
    .command('pickup-times')
    .description(
      'imports the exact times of a departure; the travellers are told by mail and message, again when one changes',
    )
    .argument('<slug>', 'of the event')
    .argument('<departure>', 'its day, or day and hour: 2027-03-06T20:00')
    .argument(
      '<file>',
      'CSV or .xlsx with the columns order, time, van, driver, and ticket where tickets of an order differ',
    )
    .option('--dry-run', 'says what is wrong with the list, and writes nothing')
    .option(...jsonOption)
    .action(
      (slug: string, departure: string, file: string, { dryRun = false, json }: { dryRun?: boolean; json?: boolean }) =>
        run(async ({ importTimes, notifyTimes, actor }) => {
          const { text, hidden } = await tableText(await readFile(file), areTimes);
          const imported = await importTimes(slug, departure, text, { actor, dryRun })
            .catch((error: Error) => {
              throw error instanceof InvalidTimes ? new Error(`Nothing was imported.\n${error.message}`) : error;
            })
            .catch(rethrowForStaff(`event ${slug}`, 'has no such departure'));
          if (!dryRun) await notifyTimes();
          if (json) return JSON.stringify({ ...imported, hidden, dryRun }, null, 2);
          return [summary(imported, dryRun), ...hiddenLine(hidden)].join('\n');
        }),
    );
};
