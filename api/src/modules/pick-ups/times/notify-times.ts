import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createPickUpTimesRepository, type UnnotifiedTicket } from './pick-up-times.repository.ts';

const batch = 200;

/** Creates the job that mails exact pick-up times the day before, and again when they change. */
export const createNotifyTimes =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  async () => {
    while ((await notifyBatch({ db, jobs })) === batch);
  };

/** @returns the number of tickets notified */
const notifyBatch = ({ db, jobs }: { db: Database; jobs: Jobs }): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const times = createPickUpTimesRepository(tx);
    const unnotified = await times.unnotified(batch);
    for (const [orderId, tickets] of Map.groupBy(unnotified, (ticket) => ticket.orderId)) {
      const mail = { kind: 'pick-up-times', orderId, changed: tickets.some(({ changed }) => changed) } as const;
      await jobs.send('send-mail', mail, { tx });
      for (const address of addressesOf(tickets)) await jobs.send('send-mail', { ...mail, address }, { tx });
      for (const { ticket, passengers } of tickets)
        for (const index of passengers.keys())
          await jobs.send('send-message', { orderId, ticket, passenger: index + 1 }, { tx });
    }
    await times.markNotified(unnotified.map(({ ticketId }) => ticketId));
    return unnotified.length;
  });

/** Returns the distinct addresses of the passengers. */
const addressesOf = (tickets: UnnotifiedTicket[]) =>
  new Set(tickets.flatMap(({ passengers }) => passengers.map(({ email }) => email.toLowerCase())));
