import type { Complaint, ComplaintSheet, Language, PersonalData } from '@idavuelta/shared/contracts';
import { type ComplaintDocumentKind, isComplaintDocument, toDocumentNumber } from '@idavuelta/shared/contracts/rules';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { type Database, databaseClock, type Queryable } from '../../database/database.ts';
import { invalidFields } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type BookCountry, books, sheetNumber } from './book.ts';
import { bookCompany } from './company.ts';
import { type ReceivedFile, toComplaintFiles } from './complaint-files.ts';
import { createComplaintsRepository, type StoredSheet } from './complaints.repository.ts';
import { afterWorkingDays } from './working-days.ts';

interface ComplaintsDependencies {
  db: Database;
  jobs: Pick<Jobs, 'send'>;
  /** Whether the company gets a copy. */
  hasCopy: boolean;
}

interface FilingContext {
  country: BookCountry;
  language: Language;
  /** Idempotency key of the submit. */
  key: string;
  files: readonly ReceivedFile[];
}

function validNumber(field: string, kind: ComplaintDocumentKind, number: string): string {
  if (!isComplaintDocument(kind, number)) throw invalidFields({ field, reason: 'document' });
  return toDocumentNumber(number);
}

/** @throws VALIDATION_FAILED (`document`) */
function checked(complaint: Complaint): Complaint {
  const { documentKind, documentNumber, guardian } = complaint;
  return {
    ...complaint,
    documentNumber: validNumber('documentNumber', documentKind, documentNumber),
    ...(guardian && {
      guardian: {
        ...guardian,
        documentNumber: validNumber('guardian.documentNumber', guardian.documentKind, guardian.documentNumber),
      },
    }),
  };
}

/** A sheet as its person reads it. */
export function toSheet(stored: StoredSheet, files: { name: string }[]): ComplaintSheet {
  const { id: _, year, number, filedAt, language: __, guardian, amountMinor, orderNumber, ...sheet } = stored;
  const { answer: ___, answeredAt: ____, answeredBy: _____, ...facts } = sheet;
  return {
    ...facts,
    number: sheetNumber(number, year),
    filedAt: filedAt.toISOString(),
    ...(guardian && { guardian }),
    ...(amountMinor !== null && { amountMinor }),
    ...(orderNumber && { orderNumber }),
    files: files.map(({ name }) => name),
  };
}

export type Complaints = ReturnType<typeof createComplaints>;

export function createComplaints({ db, jobs, hasCopy }: ComplaintsDependencies) {
  const sheetOf = async (tx: Queryable, stored: StoredSheet) =>
    toSheet(stored, await createComplaintsRepository(tx).filesOf(stored.id));

  return {
    company: (country: BookCountry) => bookCompany(db, country),

    /** Returns the sheets of an address, in lower case, with their answers; newest first. */
    async ofEmail(email: string): Promise<NonNullable<PersonalData['complaints']>> {
      const stored = await createComplaintsRepository(db).byEmail(email);
      const withAnswers = stored.map(async (sheet) => ({
        ...(await sheetOf(db, sheet)),
        ...(sheet.answer && { answer: sheet.answer }),
        ...(sheet.answeredAt && { answeredAt: sheet.answeredAt.toISOString() }),
      }));
      return Promise.all(withAnswers);
    },

    /**
     * Numbers and stores a sheet, with the jobs of its mails. A repeated submit gets the first sheet.
     * @throws VALIDATION_FAILED
     */
    async file(complaint: Complaint, { country, language, key, files }: FilingContext): Promise<ComplaintSheet> {
      const sheet = checked(complaint);
      const checkedFiles = await toComplaintFiles(files);
      const { timeZone, workingDays } = books[country];
      const filedOn = dayAt(await databaseClock(db), timeZone);
      const dueOn = await afterWorkingDays(country, filedOn, workingDays);
      const year = Number(filedOn.slice(0, 4));
      return db.transaction().execute(async (tx) => {
        const book = createComplaintsRepository(tx);
        await book.lock(country, year);
        const earlier = await book.byKey(key);
        if (earlier) return sheetOf(tx, earlier);
        const number = await book.nextNumber(country, year);
        const company = await bookCompany(tx, country);
        const id = await book.add({ ...sheet, country, year, number, key, filedOn, dueOn, language, company });
        await book.addFiles(id, checkedFiles);
        await jobs.send('mail-complaint', { kind: 'complaint-filed', complaintId: id }, { tx });
        if (hasCopy) await jobs.send('mail-complaint', { kind: 'complaint-copy', complaintId: id }, { tx });
        const stored = await book.byId(id);
        if (!stored) throw new Error('A sheet that was just added is not there.');
        return sheetOf(tx, stored);
      });
    },
  };
}
