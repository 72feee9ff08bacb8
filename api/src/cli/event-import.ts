import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from 'commander';
import type { ImportedEvent } from '../modules/event-management/import/import-events.ts';
import { importTemplate } from '../modules/event-management/import/import-template.ts';
import { readImportFile } from '../modules/event-management/import/read-import-file.ts';
import { hiddenLine } from './hidden-line.ts';
import type { CommandGroup } from './services.ts';
import { type Columns, jsonOption, table } from './table.ts';

/** Reads the rows of a file. @throws Error for an unsupported or unreadable file */
async function readImport(path: string) {
  if (!['.csv', '.xlsx', '.json'].includes(extname(path).toLowerCase()))
    throw new Error(`${path} is neither a .csv, a .xlsx nor a .json file.`);
  await access(path).catch((error) => {
    throw new Error(`${path} cannot be read: ${error.message}`);
  });
  return readImportFile(path);
}

const movedColumn: Columns<ImportedEvent> = [['Time corrected', ({ moved = [] }) => moved.join(', ')]];

const imported = (events: ImportedEvent[]) =>
  table(events, [
    ['Event', ({ slug }) => slug],
    ['Is', ({ created }) => (created ? 'a new draft' : 'changed')],
    ['Departures', ({ departures }) => departures],
    ['Tickets', ({ tickets }) => tickets],
    // An empty column would only say that nothing was moved.
    ...(events.some(({ moved }) => moved) ? movedColumn : []),
  ]);

/** Adds the commands that import events. @param group `events` */
export const addEventImport: CommandGroup = (group, run) => {
  group
    .command('import')
    .description('adds events as drafts, and changes what the file names of those with the same slug: all or nothing')
    .argument('<file>', '.csv, .xlsx or .json, with the columns of events template')
    .option('--dry-run', 'checks everything and writes nothing')
    .option(...jsonOption)
    .action((path: string, { dryRun, json }: { dryRun?: boolean; json?: boolean }) =>
      run(async ({ eventImport, actor }) => {
        const { hidden, ...read } = await readImport(path);
        const events = await eventImport.import(read, { actor, dryRun });
        if (json) return JSON.stringify({ items: events, hidden }, null, 2);
        return [imported(events), ...hiddenLine(hidden), ...(dryRun ? ['Nothing was written.'] : [])].join('\n');
      }),
    );

  group
    .command('template')
    .description('an example that can be imported as it is')
    .option('--csv', 'one row for each ticket on each departure')
    .option('--json', 'a list of the same rows')
    .action(({ json }: { json?: boolean }, command: Command) => {
      command.configureOutput().writeOut?.(importTemplate(json ? 'json' : 'csv'));
    });
};
