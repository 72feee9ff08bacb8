import { formatMoney } from '@idavuelta/shared/contracts/money';
import { InvalidArgumentError } from 'commander';
import { inWords, orderIdOf } from './order-argument.ts';
import type { StaffGroup } from './staff.ts';

function ticketNumber(text: string, before: number[] = []) {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Tickets are named by their numbers.');
  return [...before, Number(text)];
}

export const addOrders: StaffGroup = (program, run) => {
  const group = program.command('orders').description('purchases, whatever their state');

  group
    .command('refund')
    .description('pays an order back: codes are refused from then on, seats are free, the buyer gets a mail')
    .argument('<order>', 'its number or id')
    .argument('[ticket...]', 'only the tickets with these numbers', ticketNumber)
    .action((order: string, tickets: number[] = []) =>
      run(async ({ refunds, orders, actor }) => {
        const { amount, tickets: refunded } = await refunds
          .refund(await orderIdOf(orders, order), tickets, actor)
          .catch(inWords(order, `Order ${order} cannot be paid back.`));
        return `${formatMoney(amount)} of order ${order} is being paid back: ticket ${refunded.join(', ')}.`;
      }),
    );
};
