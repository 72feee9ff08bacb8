import type { Database } from '../../database/database.ts';
import type { MailedComplaint } from '../../mail/complaint-mails.ts';
import { sheetNumber } from './book.ts';
import { createComplaintsRepository } from './complaints.repository.ts';
import { sheetPdf } from './pdf/sheet-pdf.ts';

/** Sheets as their mails need them. @param copyTo address of the company, if it gets copies */
export const createMailedComplaints = ({ db, copyTo }: { db: Database; copyTo?: string }) => ({
  async find(id: string): Promise<MailedComplaint | undefined> {
    const sheets = createComplaintsRepository(db);
    const sheet = await sheets.byId(id);
    if (!sheet) return undefined;
    const { email, name, kind, language, dueOn, answer, company } = sheet;
    const pdf = await sheetPdf(sheet, await sheets.filesOf(id));
    const number = sheetNumber(sheet.number, sheet.year);
    return { ...{ to: email, name, kind, language, dueOn, answer, pdf, number }, company: company.name, copyTo };
  },
});
