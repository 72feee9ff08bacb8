import type { ComplaintDetail, ComplaintRow, ComplaintsQuery, StaffList } from '@idavuelta/shared/contracts/staff';
import { folded } from '@idavuelta/shared/contracts/text';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import { type Database, databaseClock } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { SentFile } from '../../../http/staff-route.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { books, sheetNumber } from '../book.ts';
import { createComplaintsRepository } from '../complaints.repository.ts';
import { sheetPdf } from '../pdf/sheet-pdf.ts';
import { workingDaysBetween } from '../working-days.ts';
import { createComplaintQueueRepository } from './complaint-queue.repository.ts';

export type ComplaintQueue = ReturnType<typeof createComplaintQueue>;

/** The complaints book as staff reads and answers it. */
export function createComplaintQueue({ db, jobs }: { db: Database; jobs: Pick<Jobs, 'send'> }) {
  const sheets = createComplaintsRepository(db);
  const queue = createComplaintQueueRepository(db);

  const today = async () => dayAt(await databaseClock(db), books.PE.timeZone);

  /** @throws NOT_FOUND */
  async function stored(id: string) {
    const found = await sheets.byId(id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async function find(id: string): Promise<ComplaintDetail> {
    const { year, number, language: _, filedAt, answeredAt, answer, answeredBy, ...sheet } = await stored(id);
    const { guardian, amountMinor, orderNumber, ...facts } = sheet;
    const order = orderNumber ? await queue.orderOf(orderNumber) : undefined;
    return {
      ...facts,
      number: sheetNumber(number, year),
      filedAt: filedAt.toISOString(),
      daysLeft: await workingDaysBetween('PE', await today(), sheet.dueOn),
      files: await sheets.filesOf(id),
      ...(guardian && { guardian }),
      ...(amountMinor !== null && { amountMinor }),
      ...(orderNumber && { orderNumber }),
      ...(order && { orderId: order }),
      ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
      ...(answer && { answer }),
      ...(answeredBy && { answeredBy }),
    };
  }

  return {
    find,
    overdue: queue.overdue,

    async list(query: ComplaintsQuery): Promise<StaffList<ComplaintRow>> {
      const { rows, total } = await queue.list(query);
      const day = await today();
      const withDays = rows.map(
        async ({ filedAt, answeredAt, ...row }): Promise<ComplaintRow> => ({
          ...row,
          filedAt: filedAt.toISOString(),
          daysLeft: await workingDaysBetween('PE', day, row.dueOn),
          ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
        }),
      );
      return { rows: await Promise.all(withDays), total };
    },

    /** @throws NOT_FOUND */
    async pdf(id: string): Promise<SentFile> {
      const sheet = await stored(id);
      const content = await sheetPdf(sheet, await sheets.filesOf(id));
      return { content, contentType: 'application/pdf', name: `${sheetNumber(sheet.number, sheet.year)}.pdf` };
    },

    /** Returns a file to be saved, never to be opened in the page. @throws NOT_FOUND */
    async file(id: string, fileId: string): Promise<SentFile> {
      const file = await sheets.file(id, fileId);
      if (!file) throw new AppError('NOT_FOUND');
      const { name, content, contentType } = file;
      // the name goes into a header
      return { content, contentType, name: folded(name).replaceAll(/[^\w. ()-]/g, '_') };
    },

    /** Answers a sheet, once, and mails the answer. @throws NOT_FOUND; STATE_CONFLICT when it was answered */
    async answer(id: string, answer: string, actor: StaffActor): Promise<ComplaintDetail> {
      await stored(id);
      await db.transaction().execute(async (tx) => {
        if (!(await createComplaintsRepository(tx).answer(id, { answer, by: actor })))
          throw new AppError('STATE_CONFLICT');
        await createAuditRepository(tx).add({ actor, action: 'answer-complaint', subject: `complaint:${id}` });
        await jobs.send('mail-complaint', { kind: 'complaint-answered', complaintId: id }, { tx });
      });
      return find(id);
    },
  };
}
