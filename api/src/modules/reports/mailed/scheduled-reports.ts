import { daysOfPeriod } from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { MailedReport } from '../../../mail/report-mail.ts';
import type { MailableReports } from './mailable-reports.ts';
import { dueAfter, lastDue } from './mailing-schedule.ts';
import { createMailingsRepository } from './mailings.repository.ts';
import { receiverState } from './may-receive.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';
import { writeReport } from './write-report.ts';

interface ScheduledReportsDependencies {
  db: Database;
  jobs: Jobs;
  reports: MailableReports;
}

/** Mails reports when they are due. */
export function createScheduledReports({ db, jobs, reports }: ScheduledReportsDependencies) {
  const mailings = createMailingsRepository(db);

  /** Queues the mails of one subscription. @returns whether one was due */
  const queueNext = () =>
    db.transaction().execute(async (tx) => {
      const due = await createMailingsRepository(tx).lockDue();
      if (!due) return false;
      const added = await createMailingsRepository(tx).add(due.id, lastDue(due, due.nextAt, due.now));
      const all = added.map((mailingId) => ({ kind: 'scheduled-report' as const, mailingId }));
      await jobs.sendAll('mail-report', all, { tx });
      await createSubscriptionsRepository(tx).setNext(due.id, dueAfter(due, due.now));
      return true;
    });

  return {
    /** Queues a mail to each reader of what is due. What was missed while no process ran is sent once. */
    async sendDue() {
      while (await queueNext());
    },

    /**
     * Returns the report of a mail, in its reader's language. The right to read it is checked again, because the reader
     * may have lost it.
     */
    async forMail(mailingId: number): Promise<MailedReport | undefined> {
      const mailing = await mailings.find(mailingId);
      if (mailing?.state !== 'waiting') return undefined;
      const { report, filters, format, subscription, maker, to, name, language } = mailing;
      if (receiverState(mailing, report) !== 'allowed') {
        await mailings.setState(mailingId, 'refused');
        return undefined;
      }
      const days = daysOfPeriod(mailing.period, dayAt(mailing.dueAt, mailing.timeZone));
      try {
        const written = await writeReport(reports, { report, filters, days, format, language, name: subscription });
        return { to, name, language, subscription, maker, report, days, filters, ...written };
      } catch (error) {
        // a later attempt would not have fewer rows
        if (!(error instanceof AppError)) throw error;
        await mailings.setState(mailingId, 'failed');
        return undefined;
      }
    },

    markSent: (mailingId: number) => mailings.setState(mailingId, 'sent'),

    async deleteExpired() {
      await mailings.deleteOld();
    },
  };
}
