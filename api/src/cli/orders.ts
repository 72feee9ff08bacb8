import { formatMoney } from '@idavuelta/shared/contracts/money';
import { InvalidArgumentError } from 'commander';
import { longDate } from '../mail/long-date.ts';
import { cancelled, orderIdOf } from './order-argument.ts';
import { orderScreen } from './order-screen.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';
import { jsonOption, listPage } from './table.ts';

function ticketNumber(text: string, before: number[] = []) {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Tickets are named by their numbers.');
  return [...before, Number(text)];
}

export const addOrders: CommandGroup = (program, run) => {
  const group = program.command('orders').description('purchases, whatever their state');

  group
    .command('find')
    .description(
      'by number, by name, e-mail or phone of the buyer or a passenger, or by name or slug of the event; the newest first',
    )
    .argument('<text>')
    .argument('[cursor]', 'of the next page')
    .option(...jsonOption)
    .action((text: string, cursor: string | undefined, { json }: { json?: boolean }) =>
      run(({ ordersForStaff }) =>
        listPage((page) => ordersForStaff.find({ text }, page), {
          command: `orders find ${JSON.stringify(text)}`,
          empty: 'There is no such order.',
          json,
          cursor,
          columns: [
            ['Order', ({ number }) => number],
            ['State', ({ state }) => state],
            ['Total', ({ total }) => formatMoney(total)],
            ['Tickets', ({ tickets }) => tickets],
            ['Buyer', ({ buyer, customer }) => `${buyer} <${customer}>`],
            ['Event', ({ event }) => event],
            ['Departure', ({ startsAt, timeZone }) => longDate(startsAt.toISOString(), 'en_US', timeZone)],
            ['Placed', ({ placedAt }) => placedAt.toISOString()],
          ],
        }),
      ),
    );

  group
    .command('show')
    .description('everything about one')
    .argument('<order>', 'its number or id')
    .option(...jsonOption)
    .action((order: string, { json }: { json?: boolean }) =>
      run(async ({ ordersForStaff, orders }) => {
        const found = await ordersForStaff
          .show(await orderIdOf(orders, order))
          .catch(rethrowForStaff(`order ${order}`, 'cannot be shown'));
        return json ? JSON.stringify(found, null, 2) : orderScreen(found);
      }),
    );

  group
    .command('cancel')
    .description(
      'ends one that is not paid, was free, or has nothing left to pay back: its seats are free, its buyer gets a mail',
    )
    .argument('<order>', 'its number or id')
    .argument('[reason...]', 'for the audit')
    .action((order: string, reason: string[]) =>
      run(async ({ cancellation, orders, ordersForStaff, actor }) => {
        const id = await orderIdOf(orders, order);
        const { state, refundable } = await ordersForStaff.show(id);
        if (state === 'paid' && refundable)
          throw new Error(`Order ${order} is paid: orders refund ${order} pays it back and frees its seats.`);
        const outcome = await cancellation
          .cancel(id, { by: actor, reason: reason.join(' '), mail: 'order-cancelled' })
          .catch(rethrowForStaff(`order ${order}`, 'cannot be cancelled'));
        return cancelled[outcome](order);
      }),
    );

  group
    .command('refund')
    .description('pays an order back: codes are refused from then on, seats are free, the buyer gets a mail')
    .argument('<order>', 'its number or id')
    .argument('[ticket...]', 'only the tickets with these numbers', ticketNumber)
    .action((order: string, tickets: number[] = []) =>
      run(async ({ refunds, orders, actor }) => {
        const { amount, tickets: refunded } = await refunds
          .refund(await orderIdOf(orders, order), tickets, actor)
          .catch(rethrowForStaff(`order ${order}`, 'cannot be paid back'));
        return `${formatMoney(amount)} of order ${order} is being paid back: ticket ${refunded.join(', ')}.`;
      }),
    );
};
