import { InvalidArgumentError } from 'commander';
import { createAuditRepository } from '../database/audit.repository.ts';
import type { CommandGroup } from './services.ts';
import { jsonOption, table } from './table.ts';

function count(text: string) {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('A number from 1 to 9999.');
  return Number(text);
}

export const addAudit: CommandGroup = (program, run) => {
  const group = program.command('audit').description('who has changed what, and when');

  group
    .command('list')
    .description('the latest changes first')
    .argument('[subject]', 'only what was done to it, e.g. the id of an order or customer:17')
    .option('--limit <count>', 'how many', count, 50)
    .option(...jsonOption)
    .action((subject: string | undefined, { limit, json }: { limit: number; json?: boolean }) =>
      run(async ({ db }) => {
        const entries = await createAuditRepository(db).latest(limit, subject);
        if (json) return JSON.stringify({ items: entries }, null, 2);
        if (entries.length === 0) return 'Nothing was changed.';
        return table(entries, [
          ['When', ({ at }) => at.toISOString()],
          ['Who', ({ actor }) => actor],
          ['What', ({ action }) => action],
          ['To', ({ subject: to }) => to],
          ['Detail', ({ detail }) => JSON.stringify(detail)],
        ]);
      }),
    );
};
