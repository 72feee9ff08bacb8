import { InvalidArgumentError } from 'commander';
import { createAuditRepository } from '../database/audit.repository.ts';
import type { CommandGroup } from './services.ts';
import { showAll } from './table.ts';

function count(text: string) {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('A number from 1 to 9999.');
  return Number(text);
}

export const addAudit: CommandGroup = (program, run) => {
  const group = program.command('audit').description('who has changed what, and when');

  showAll(
    group
      .command('list')
      .description('the latest changes first')
      .argument('[subject]', 'only what was done to it, e.g. the id of an order or customer:17')
      .option('--limit <count>', 'how many', count, 50),
    run,
    {
      list: ({ db }, subject: string | undefined, { limit }: { limit: number }) =>
        createAuditRepository(db).latest(limit, subject),
      empty: 'Nothing was changed.',
      columns: [
        ['When', ({ at }) => at.toISOString()],
        ['Who', ({ actor }) => actor],
        ['What', ({ action }) => action],
        ['To', ({ subject: to }) => to],
        ['Detail', ({ detail }) => JSON.stringify(detail)],
      ],
    },
  );
};
