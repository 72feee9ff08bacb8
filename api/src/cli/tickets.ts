import { inGroups } from '@idavuelta/shared/contracts/tickets';
import type { RideCheck } from '../modules/tickets/issues.repository.ts';
import { wholeNumber } from './arguments.ts';
import { orderIdOf } from './order-argument.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';

const ride = { outbound: 'on the way there', return: 'on the way home' };

const staysChecked = ({ leg, at, by }: RideCheck) =>
  `It was checked ${ride[leg]}, ${at.toISOString()}${by ? ` by ${by}` : ''}, and stays checked there.`;

export const addTickets: CommandGroup = (program, run) => {
  const group = program.command('tickets').description('tickets of paid orders and their codes');

  group
    .command('reissue')
    .description(
      'gives a ticket another code: earlier ones are refused from then on, the buyer and its passengers get the mail again',
    )
    .argument('<order>', 'its number or id')
    .argument('<ticket>', 'its number within the order', wholeNumber())
    .action((order: string, ticket: number) =>
      run(async ({ reissueTicket, orders, actor }) => {
        const { issue, checks } = await reissueTicket(await orderIdOf(orders, order), ticket, actor).catch(
          rethrowForStaff(`order ${order}`, 'gets no new code'),
        );
        return [
          `Ticket ${ticket} of order ${order} has a new code, issue ${issue}; earlier ones are refused from now on.`,
          'Its buyer and who travels on it get the mail again.',
          'A device that is without a network refuses the old code once it has fetched its list again.',
          ...checks.map(staysChecked),
        ].join('\n');
      }),
    );

  const slug = ['<slug>', 'of the event'] as const;
  const departure = ['<departure>', 'its day, or day and hour: 2027-03-06T20:00'] as const;
  const words = (event: string) => rethrowForStaff(`event ${event}`, 'has no such departure');

  group
    .command('device-key')
    .description('makes a key by which a driver’s device may check typed codes of a departure; it is shown this once')
    .argument(...slug)
    .argument(...departure)
    .argument('<name>', 'for whom')
    .action((event: string, day: string, name: string) =>
      run(async ({ deviceKeys, actor }) => {
        const { key } = await deviceKeys.make(event, day, { name, actor }).catch(words(event));
        return [
          `The key for ${name}: ${inGroups(key)}`,
          'It is typed where the list of the departure is saved on the device.',
        ].join('\n');
      }),
    );

  group
    .command('remove-device-keys')
    .description('from now on no key of the departure is good')
    .argument(...slug)
    .argument(...departure)
    .action((event: string, day: string) =>
      run(async ({ deviceKeys, actor }) => {
        const names = await deviceKeys.removeAll(event, day, actor).catch(words(event));
        return names.length === 0 ? 'There was none.' : `No longer good: the keys for ${names.join(', ')}.`;
      }),
    );
};
