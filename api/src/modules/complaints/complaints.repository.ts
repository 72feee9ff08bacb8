import type { Complaint, ComplaintCompany, Language } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { BookCountry } from './book.ts';
import type { ComplaintFile } from './complaint-files.ts';

export interface NewSheet extends Complaint {
  country: BookCountry;
  year: number;
  number: number;
  key: string;
  filedOn: string;
  dueOn: string;
  language: Language;
  company: ComplaintCompany;
}

const isoDay = (column: 'filed_on' | 'due_on') => sql<string>`to_char(${sql.ref(`s.${column}`)}, 'YYYY-MM-DD')`;

export type StoredSheet = NonNullable<Awaited<ReturnType<ReturnType<typeof createComplaintsRepository>['byId']>>>;

/** Sheets of the complaints book, which are added and answered, never changed. */
export function createComplaintsRepository(db: Queryable) {
  const sheets = db
    .selectFrom('complaint_sheet as s')
    .select(['s.id', 's.country_code as country', 's.year', 's.number', 's.filed_at as filedAt', 's.language'])
    .select([isoDay('filed_on').as('filedOn'), isoDay('due_on').as('dueOn'), 's.company', 's.name', 's.address'])
    .select(['s.document_kind as documentKind', 's.document_number as documentNumber', 's.phone', 's.email'])
    .select(['s.guardian', 's.item', 's.item_description as itemDescription', 's.amount_minor as amountMinor'])
    .select(['s.order_number as orderNumber', 's.kind', 's.detail', 's.request', 's.answer'])
    .select(['s.answered_at as answeredAt', 's.answered_by as answeredBy']);

  return {
    /** Keeps other sheets of a year from getting a number until the transaction ends. */
    async lock(country: BookCountry, year: number) {
      await db
        .insertInto('complaint_series')
        .values({ country_code: country, year })
        .onConflict((conflict) =>
          conflict.columns(['country_code', 'year']).doUpdateSet({ last_number: sql`complaint_series.last_number` }),
        )
        .execute();
    },

    /** Returns the next number of a locked year: given once, and none is left out. */
    async nextNumber(country: BookCountry, year: number): Promise<number> {
      const { last_number } = await db
        .updateTable('complaint_series')
        .set({ last_number: sql`last_number + 1` })
        .where('country_code', '=', country)
        .where('year', '=', year)
        .returning('last_number')
        .executeTakeFirstOrThrow();
      return last_number;
    },

    async add(sheet: NewSheet): Promise<string> {
      const { id } = await db
        .insertInto('complaint_sheet')
        .values({
          country_code: sheet.country,
          year: sheet.year,
          number: sheet.number,
          idempotency_key: sheet.key,
          filed_on: sql<Date>`${sheet.filedOn}::date`,
          due_on: sql<Date>`${sheet.dueOn}::date`,
          language: sheet.language,
          company: sheet.company,
          name: sheet.name,
          document_kind: sheet.documentKind,
          document_number: sheet.documentNumber,
          address: sheet.address,
          phone: sheet.phone,
          email: sheet.email,
          guardian: sheet.guardian ?? null,
          item: sheet.item,
          item_description: sheet.itemDescription,
          amount_minor: sheet.amountMinor ?? null,
          order_number: sheet.orderNumber || null,
          kind: sheet.kind,
          detail: sheet.detail,
          request: sheet.request,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async addFiles(sheetId: string, files: ComplaintFile[]) {
      // One insert per file, because a single statement with all of them could be too large.
      for (const [position, { name, contentType, content }] of files.entries())
        await db
          .insertInto('complaint_file')
          .values({ sheet_id: sheetId, position, name, content_type: contentType, content })
          .execute();
    },

    byKey: (key: string) => sheets.where('s.idempotency_key', '=', key).executeTakeFirst(),
    byId: (id: string) => sheets.where('s.id', '=', id).executeTakeFirst(),

    /** @param email in lower case */
    byEmail: (email: string) => sheets.where(sql`lower(s.email)`, '=', email).orderBy('s.filed_at', 'desc').execute(),

    /** Lists the files of a sheet without their content. */
    filesOf: (sheetId: string) =>
      db
        .selectFrom('complaint_file')
        .select(['id', 'name', sql<number>`octet_length(content)`.as('bytes')])
        .where('sheet_id', '=', sheetId)
        .orderBy('position')
        .execute(),

    file: (sheetId: string, id: string) =>
      db
        .selectFrom('complaint_file')
        .select(['name', 'content_type as contentType', 'content'])
        .where('sheet_id', '=', sheetId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** The issuer of tax documents; undefined where none is set up. */
    issuer: async (country: BookCountry) =>
      (await db.selectFrom('fiscal_company').select('issuer').where('country_code', '=', country).executeTakeFirst())
        ?.issuer,

    /** @returns false when it was answered before */
    async answer(id: string, { answer, by }: { answer: string; by: string }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('complaint_sheet')
        .set({ answer, answered_by: by, answered_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
