import type { Language, SaleReminderState } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { saleCalendar } from '../../mail/sale-calendar.ts';
import { createSaleRemindersRepository } from './sale-reminders.repository.ts';

interface SaleRemindersDependencies {
  db: Database;
  jobs: Jobs;
  /** Base URL for links in mails and calendars. */
  siteUrl: string;
}

/** Rows per statement, small enough for the statement timeout. */
const batchSize = 1000;

export type SaleReminders = ReturnType<typeof createSaleReminders>;

/** Reminds customers who asked for it of the opening of a sale, once and by mail. */
export function createSaleReminders({ db, jobs, siteUrl }: SaleRemindersDependencies) {
  const reminders = createSaleRemindersRepository(db);

  async function eventOf(slug: string, customerId?: number) {
    const event = await reminders.event(slug, customerId);
    if (!event) throw new AppError('NOT_FOUND');
    return event;
  }

  return {
    /** @throws NOT_FOUND */
    async find(customerId: number, slug: string): Promise<SaleReminderState> {
      const { id: eventId } = await eventOf(slug, customerId);
      return { reminded: await reminders.has({ eventId, customerId }) };
    },

    /** Idempotent. @throws NOT_FOUND, STATE_CONFLICT when the sale has opened */
    async add(customerId: number, slug: string): Promise<SaleReminderState> {
      const { id: eventId, opensLater } = await eventOf(slug, customerId);
      if (!opensLater) throw new AppError('STATE_CONFLICT');
      await reminders.add({ eventId, customerId });
      return { reminded: true };
    },

    /** Idempotent. @throws NOT_FOUND */
    async remove(customerId: number, slug: string): Promise<SaleReminderState> {
      const { id: eventId } = await eventOf(slug, customerId);
      await reminders.remove({ eventId, customerId });
      return { reminded: false };
    },

    ofCustomer: reminders.ofCustomer,

    /** Returns the country of an event, whose language is the default. @throws NOT_FOUND */
    countryOf: async (slug: string) => (await eventOf(slug)).countryCode,

    /** Returns a calendar file with the opening of the sale. @throws NOT_FOUND, also once the sale has opened */
    async calendar(slug: string, language: Language) {
      const { opensAt, opensLater, ...event } = await eventOf(slug);
      if (!opensAt || !opensLater) throw new AppError('NOT_FOUND');
      return saleCalendar({ ...event, opensAt }, { language, siteUrl });
    },

    forMail: reminders.mailed,

    /** Job: queues the mails of sales that open soon. A row goes with its mail, so that nobody gets two. */
    async remind() {
      const remindSome = () =>
        db.transaction().execute(async (tx) => {
          const due = await createSaleRemindersRepository(tx).takeDue(batchSize);
          const mails = due.map((reminder) => ({ kind: 'sale-opens' as const, ...reminder }));
          await jobs.sendAll('mail-sale-reminder', mails, { tx });
          return due.length;
        });
      while ((await remindSome()) === batchSize);
    },
  };
}
