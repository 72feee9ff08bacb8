import { orderIdOf } from './order-argument.ts';
import type { CommandGroup } from './services.ts';
import { showPages } from './table.ts';

export const addFlags: CommandGroup = (program, run) => {
  const group = program.command('flags').description('orders at which somebody must look');

  showPages(group.command('list').description('and why, the oldest first'), run, {
    list: ({ flags }) => flags.list,
    empty: 'No order is flagged.',
    columns: [
      ['Order', ({ number }) => number],
      ['State', ({ state }) => state],
      ['Customer', ({ customer }) => customer],
      ['Why', ({ reasons }) => reasons.join(', ')],
      ['Since', ({ since }) => since.toISOString()],
    ],
  });

  group
    .command('resolve')
    .description('somebody has looked, and put the order right')
    .argument('<order>', 'its number or id')
    .argument('[note...]', 'for the audit')
    .option('--paid-back', 'what was to be paid back by hand has been')
    .action((order: string, note: string[], { paidBack }: { paidBack?: boolean }) =>
      run(async ({ flags, orders, actor }) => {
        const resolution = { actor, note: note.join(' '), isPaidBack: paidBack };
        if (!(await flags.resolve(await orderIdOf(orders, order), resolution)))
          throw new Error(`Order ${order} is not flagged.`);
        return `Order ${order} is no longer flagged.`;
      }),
    );
};
