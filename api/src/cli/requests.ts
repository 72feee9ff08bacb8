import type { RequestStatus } from '../database/column-types.ts';
import { longDate } from '../mail/long-date.ts';
import { createRequestDecisions } from '../modules/event-requests/decisions.ts';
import { oneOfWords, wholeNumber } from './arguments.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup, CommandServices } from './services.ts';
import { jsonOption, listPage } from './table.ts';

const statuses: RequestStatus[] = ['under_review', 'rejected', 'approved', 'finished'];

const decisionsOf = ({ db, jobs }: CommandServices) => createRequestDecisions({ db, jobs });

const words = (id: number, rejection: string) => rethrowForStaff(`request ${id}`, rejection);

const when = (moment: Date | null, timeZone: string) =>
  moment ? longDate(moment.toISOString(), 'en_US', timeZone) : '';

export const addRequests: CommandGroup = (program, run) => {
  const group = program.command('requests').description('requests for private events');

  group
    .command('list')
    .description('those of one status, the oldest first')
    .argument('[cursor]', 'of the next page')
    .option('--status <status>', statuses.join(', '), oneOfWords(statuses), 'under_review')
    .option(...jsonOption)
    .action((cursor: string | undefined, { json, status }: { json?: boolean; status: RequestStatus }) =>
      run((staff) =>
        listPage((page) => decisionsOf(staff).list(status, page), {
          command: `requests list --status ${status}`,
          empty: `No request is ${status}.`,
          json,
          cursor,
          columns: [
            ['Request', ({ id }) => id],
            ['Name', ({ name }) => name],
            ['Begins', ({ startsAt, timeZone }) => when(startsAt, timeZone)],
            ['Guests', ({ guests }) => guests],
            ['Seats', ({ seats }) => seats],
            ['Customer', ({ customer }) => customer],
          ],
        }),
      ),
    );

  group
    .command('show')
    .description('everything about one')
    .argument('<request>', 'its number', wholeNumber())
    .option(...jsonOption)
    .action((id: number, { json }: { json?: boolean }) =>
      run(async (staff) => {
        const request = await decisionsOf(staff).show(id).catch(words(id, 'cannot be shown'));
        if (json) return JSON.stringify(request, null, 2);
        const { startsAt, endsAt, timeZone, ...others } = request;
        const lines = { ...others, begins: when(startsAt, timeZone), ends: when(endsAt, timeZone) };
        return Object.entries(lines)
          .map(([name, value]) => `${name.padEnd(12)}${value ?? ''}`)
          .join('\n');
      }),
    );

  group
    .command('approve')
    .description('makes its event and mails an invitation to each guest')
    .argument('<request>', 'its number', wholeNumber())
    .option('--seats <seats>', 'of the vans; without it as many as the guests have', wholeNumber())
    .action((id: number, { seats: chosen }: { seats?: number }) =>
      run(async (staff) => {
        const { slug, guests, seats } = await decisionsOf(staff)
          .approve(id, staff.actor, { seats: chosen })
          .catch(words(id, 'cannot be approved'));
        return `Request ${id} is the event ${slug}: ${seats} seats; ${guests} invitations are on their way.`;
      }),
    );

  group
    .command('reject')
    .description('sends it back to its organiser, who may send it again')
    .argument('<request>', 'its number', wholeNumber())
    .argument('<reason...>', 'which the organiser reads')
    .action((id: number, reason: string[]) =>
      run(async (staff) => {
        await decisionsOf(staff).reject(id, staff.actor, reason.join(' ')).catch(words(id, 'cannot be rejected'));
        return `Request ${id} is rejected; its organiser gets a mail.`;
      }),
    );

  group
    .command('finish')
    .description('ends an approved one before its event is over: nothing more is booked')
    .argument('<request>', 'its number', wholeNumber())
    .action((id: number) =>
      run(async (staff) => {
        await decisionsOf(staff).finish(id, staff.actor).catch(words(id, 'cannot be finished'));
        return `Request ${id} is finished; its organiser gets a mail.`;
      }),
    );
};
