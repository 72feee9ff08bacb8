import type { CountryCode } from '@idavuelta/shared/contracts';
import { type SaleStatus, saleStatuses } from '@idavuelta/shared/contracts/staff';
import { longDate } from '../mail/long-date.ts';
import type { ManagedEvent } from '../modules/event-management/for-staff/events-for-staff.repository.ts';
import type { PoolSales } from '../modules/seats/capacity.ts';
import { oneOfWords, wholeNumber } from './arguments.ts';
import { addEventImport } from './event-import.ts';
import { addEventStates } from './event-states.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';
import { type Columns, jsonOption, listPage, table } from './table.ts';

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

const words = (slug: string, rejection: string) => rethrowForStaff(`event ${slug}`, rejection);
const begins = ({ startsAt, timeZone }: ManagedEvent) => longDate(startsAt.toISOString(), 'en_US', timeZone);

interface ListOptions {
  json?: boolean;
  country?: CountryCode;
  status?: SaleStatus;
}

const departureColumns: Columns<PoolSales> = [
  ['Departure', ({ departure }) => departure],
  ['Pool', ({ pool }) => pool],
  ['Capacity', ({ capacity }) => capacity],
  ['Sold', ({ sold }) => sold],
  ['Held', ({ held }) => held],
  ['Free', ({ free }) => free],
  ['Waiting', ({ waiting }) => waiting],
  ['Sells', ({ categories }) => categories.join(', ')],
  ['From', ({ provinces }) => provinces.join(', ')],
];

/** Formats an event as lines. */
const headOf = (event: ManagedEvent) =>
  Object.entries({
    name: event.name,
    place: `${event.place}, ${event.countryCode}`,
    begins: begins(event),
    visibility: event.visibility,
    sale: event.status,
  })
    .map(([name, value]) => `${name.padEnd(12)}${value}`)
    .join('\n');

export const addEvents: CommandGroup = (program, run) => {
  const group = program.command('events').description('what is sold: imported, published, taken off sale');

  group
    .command('list')
    .description('the soonest first; those that are over with --status over')
    .argument('[text]', 'a part of the slug, a name or the place')
    .option('--country <country>', countries.join(', '), oneOfWords(countries))
    .option('--status <status>', saleStatuses.join(', '), oneOfWords(saleStatuses))
    .option('--after <cursor>', 'the next page')
    .option(...jsonOption)
    .action((text: string | undefined, { json, country, status, after }: ListOptions & { after?: string }) =>
      run(({ events }) =>
        listPage((page) => events.list({ country, status, text }, page), {
          command: ['events list', ...(text ? [`"${text}"`] : []), ...flags({ country, status }), '--after'].join(' '),
          empty: 'There is no such event.',
          json,
          cursor: after,
          columns: [
            ['Event', ({ slug }) => slug],
            ['Visibility', ({ visibility }) => visibility],
            ['Sale', ({ status: sale }) => sale],
            ['Capacity', ({ capacity }) => capacity],
            ['Sold', ({ sold }) => sold],
            ['Held', ({ held }) => held],
            ['Country', ({ countryCode }) => countryCode],
            ['Begins', begins],
          ],
        }),
      ),
    );

  group
    .command('show')
    .description('what each departure can sell and has sold')
    .argument('<slug>', 'of the event')
    .option(...jsonOption)
    .action((slug: string, { json }: { json?: boolean }) =>
      run(async ({ events }) => {
        const event = await events.show(slug).catch(words(slug, 'cannot be shown'));
        if (json) return JSON.stringify(event, null, 2);
        return [headOf(event), table(event.departures, departureColumns)].join('\n\n');
      }),
    );

  addEventImport(group, run);

  addEventStates(group, run);

  group
    .command('capacity')
    .description('changes what a departure can sell, never below what is sold and held')
    .argument('<slug>', 'of the event')
    .argument('<departure>', 'its day, or day and hour: 2027-03-06T20:00')
    .argument('<seats>', 'seats, or vans where whole vans are sold', wholeNumber(0))
    .option('--pool <pool>', 'its number in events show, where a departure has several', wholeNumber())
    .action((slug: string, departure: string, seats: number, { pool }: { pool?: number }) =>
      run(async ({ events, actor }) => {
        const changed = await events
          .changeCapacity(slug, actor, { departure, pool }, seats)
          .catch(words(slug, `cannot have ${seats} there`));
        return `${slug} on ${changed.departure}: ${changed.capacity} instead of ${changed.before}.`;
      }),
    );
};

/** Formats options as they are typed. */
const flags = (options: Record<string, string | undefined>) =>
  Object.entries(options).flatMap(([name, value]) => (value ? [`--${name} ${value}`] : []));
