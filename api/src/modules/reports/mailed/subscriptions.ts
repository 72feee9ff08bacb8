import {
  daysOfPeriod,
  type NewReportSubscription,
  type ReportName,
  type ReportReader,
  type ReportSubscription,
  reports,
  subscriptionLimits,
} from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import { type Database, databaseClock, type Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { StaffMember } from '../../../http/staff-authentication.ts';
import { type MailableReports, toQuery } from './mailable-reports.ts';
import { dueAfter, type MailingSchedule } from './mailing-schedule.ts';
import { receiverState } from './may-receive.ts';
import { createSubscriptionsRepository, type FoundSubscription } from './subscriptions.repository.ts';

const zones = new Set(Intl.supportedValuesOf('timeZone'));
const subjectOf = (id: number) => `report-subscription:${id}`;

const mayChange = ({ makerId }: FoundSubscription, { id, may }: StaffMember) => makerId === id || may('staff-users');

function toSubscription(found: FoundSubscription, staff: StaffMember): ReportSubscription {
  const { makerId, readers, nextAt, last, weekday, monthDay, ...subscription } = found;
  return {
    ...subscription,
    ...(weekday !== null && { weekday }),
    ...(monthDay !== null && { monthDay }),
    isOwn: makerId === staff.id,
    mayChange: mayChange(found, staff),
    readers: readers.map((reader) => ({
      id: reader.id,
      name: reader.name,
      state: receiverState(reader, subscription.report),
    })),
    isPaused: nextAt === null,
    ...(nextAt && { nextAt: nextAt.toISOString() }),
    ...(last && { last: { ...last, dueAt: new Date(last.dueAt).toISOString() } }),
  };
}

const toSchedule = ({ frequency, weekday, monthDay, hour, timeZone }: NewReportSubscription): MailingSchedule => ({
  frequency,
  weekday: weekday ?? null,
  monthDay: monthDay ?? null,
  hour,
  timeZone,
});

function assertReadable(report: ReportName, { may }: StaffMember) {
  if (!may(reports[report].permission)) throw new AppError('FORBIDDEN');
}

/** @throws VALIDATION_FAILED for a day that does not go with the frequency, and for an unknown zone */
function assertSchedule({ frequency, weekday, monthDay, timeZone }: NewReportSubscription) {
  if ((frequency === 'weekly') !== (weekday !== undefined))
    throw invalidFields({ field: 'weekday', reason: 'invalid' });
  if ((frequency === 'monthly') !== (monthDay !== undefined))
    throw invalidFields({ field: 'monthDay', reason: 'invalid' });
  if (!zones.has(timeZone)) throw invalidFields({ field: 'timeZone', reason: 'invalid' });
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Reports that colleagues get by mail on a schedule. */
export function createSubscriptions({ db, reports: mailable }: { db: Database; reports: MailableReports }) {
  const subscriptions = createSubscriptionsRepository(db);

  /** @throws NOT_FOUND, also without the right to read the report; FORBIDDEN for a colleague's */
  async function findToChange(tx: Queryable, id: number, staff: StaffMember) {
    const found = await createSubscriptionsRepository(tx).byId(id);
    if (!found || !staff.may(reports[found.report].permission)) throw new AppError('NOT_FOUND');
    if (!mayChange(found, staff)) throw new AppError('FORBIDDEN');
    return found;
  }

  async function read(tx: Queryable, id: number, staff: StaffMember) {
    const found = await createSubscriptionsRepository(tx).byId(id);
    if (!found) throw new AppError('NOT_FOUND');
    return toSubscription(found, staff);
  }

  /** @throws FORBIDDEN without the right to read the report */
  async function readers(report: ReportName, staff: StaffMember): Promise<ReportReader[]> {
    assertReadable(report, staff);
    const colleagues = await subscriptions.colleagues();
    return colleagues
      .filter((colleague) => receiverState(colleague, report) === 'allowed')
      .map(({ id, name }) => ({ id, name }));
  }

  return {
    readers,

    async list(staff: StaffMember): Promise<ReportSubscription[]> {
      const found = await subscriptions.list();
      return found
        .filter(({ report }) => staff.may(reports[report].permission))
        .map((each) => toSubscription(each, staff));
    },

    /** @throws FORBIDDEN, VALIDATION_FAILED; STATE_CONFLICT for one more than a person may have */
    async add(wanted: NewReportSubscription, staff: StaffMember): Promise<ReportSubscription> {
      const allowed = new Set((await readers(wanted.report, staff)).map(({ id }) => id));
      if (!wanted.readers.every((id) => allowed.has(id)))
        throw invalidFields({ field: 'readers', reason: 'not_allowed' });
      assertSchedule(wanted);
      const now = await databaseClock(db);
      toQuery(mailable[wanted.report], wanted.filters, daysOfPeriod(wanted.period, dayAt(now, wanted.timeZone)));
      if ((await subscriptions.count(staff.id)) >= subscriptionLimits.ofPerson) throw new AppError('STATE_CONFLICT');
      return db.transaction().execute(async (tx) => {
        const nextAt = dueAfter(toSchedule(wanted), now);
        const id = await createSubscriptionsRepository(tx).add(wanted, { makerId: staff.id, nextAt });
        const { name: _name, ...detail } = wanted;
        await createAuditRepository(tx).add({
          actor: staff.actor,
          action: 'make-report-subscription',
          subject: subjectOf(id),
          detail,
        });
        return read(tx, id, staff);
      });
    },

    /** Pauses the mails, or resumes them at the next time on the schedule. */
    pause: (id: number, isPaused: boolean, staff: StaffMember): Promise<ReportSubscription> =>
      db.transaction().execute(async (tx) => {
        const found = await findToChange(tx, id, staff);
        const nextAt = isPaused ? null : dueAfter(found, await databaseClock(tx));
        await createSubscriptionsRepository(tx).setNext(id, nextAt);
        await createAuditRepository(tx).add({
          actor: staff.actor,
          action: isPaused ? 'pause-report-subscription' : 'resume-report-subscription',
          subject: subjectOf(id),
          detail: { report: found.report },
        });
        return read(tx, id, staff);
      }),

    remove: (id: number, staff: StaffMember) =>
      db.transaction().execute(async (tx) => {
        const { report, period, frequency } = await findToChange(tx, id, staff);
        await createSubscriptionsRepository(tx).remove(id);
        await createAuditRepository(tx).add({
          actor: staff.actor,
          action: 'delete-report-subscription',
          subject: subjectOf(id),
          detail: { report, period, frequency },
        });
        return {};
      }),
  };
}
