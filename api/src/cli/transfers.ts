import { formatMoney } from '@idavuelta/shared/contracts/money';
import { longDate } from '../mail/long-date.ts';
import { addBankStatements } from './bank-statements.ts';
import { cancelled, orderIdOf } from './order-argument.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';
import { showPages } from './table.ts';

export const addTransfers: CommandGroup = (program, run) => {
  const group = program.command('transfers').description('orders that are paid by bank transfer');

  showPages(group.command('list').description('orders that wait for a transfer, the most urgent first'), run, {
    list: ({ transfers }) => transfers.waiting,
    empty: 'No order waits for a transfer.',
    columns: [
      ['Reference', ({ reference }) => reference],
      ['Amount', ({ amount }) => formatMoney(amount)],
      ['Held until', ({ heldUntil }) => longDate(heldUntil.toISOString(), 'en_US', 'UTC')],
      ['Customer', ({ customer }) => customer],
      ['Event', ({ event }) => event],
      ['Order', ({ orderId }) => orderId],
    ],
  });

  group
    .command('validate')
    .description('the transfer is on the account: the order is paid and its mail goes out')
    .argument('<order>', 'its number or id; one that has ended takes its seats again, if they are free')
    .action((order: string) =>
      run(async ({ transfers, orders, actor }) => {
        const paid = await transfers
          .validate(await orderIdOf(orders, order), actor)
          .catch(rethrowForStaff(`order ${order}`, 'does not wait for a transfer'));
        return paid
          ? `Order ${order} is paid; its confirmation is on its way.`
          : `The seats of order ${order} are gone: pay its transfer back by hand, then run flags resolve ${order}.`;
      }),
    );

  group
    .command('refuse')
    .description('the transfer is not accepted, or never came: the order is cancelled, its buyer gets a mail')
    .argument('<order>', 'its number or id')
    .argument('[reason...]', 'for the audit')
    .action((order: string, reason: string[]) =>
      run(async ({ transfers, orders, actor }) => {
        const outcome = await transfers
          .reject(await orderIdOf(orders, order), actor, reason.join(' '))
          .catch(rethrowForStaff(`order ${order}`, 'does not wait for a transfer'));
        return cancelled[outcome](order);
      }),
    );

  addBankStatements(group, run);
};
