import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { ago, now } from '../../../database/database.ts';
import type { Issuer } from '../fiscal-document.ts';

export interface CompanyValues {
  isOn: boolean;
  issuer: Issuer;
  taxPercent: number;
  settings: object;
}

/** States of documents that may need somebody. */
export const openStates = ['issued', 'sent', 'refused'] as const;

/** SQL: what an open document `f` needs. */
export const needOf = {
  waiting: sql<boolean>`f.state IN ('issued', 'sent') AND f.problem IS NULL`,
  refused: sql<boolean>`(f.state = 'refused' OR f.problem IS NOT NULL)`,
  withoutNumber: sql<boolean>`f.number IS NULL`,
};

/** Charges of the last 90 days that a tax document is missing for. */
export const chargesWithoutDocument = (db: Queryable, country: CountryCode) =>
  db
    .selectFrom('payment as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .where('e.country_code', '=', country)
    .where('p.state', 'in', ['paid', 'unapplied'])
    .where('p.amount_minor', '>', 0)
    .where('p.settled_at', '>', ago('90 days'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fiscal_document as f').select('f.id').whereRef('f.payment_id', '=', 'p.id'))),
    );

/** Companies that issue tax documents, as staff set them up. */
export const createTaxCompaniesRepository = (db: Queryable) => ({
  save: (country: CountryCode, { isOn, issuer, taxPercent, settings }: CompanyValues) => {
    const values = { is_on: isOn, issuer, tax_percent: taxPercent, settings };
    return db
      .insertInto('fiscal_company')
      .values({ country_code: country, ...values })
      .onConflict((conflict) =>
        conflict.column('country_code').doUpdateSet({ ...values, revision: sql`fiscal_company.revision + 1` }),
      )
      .execute();
  },

  /** Makes files that the authority did not take due now, as somebody has mended something. */
  retry: (country: CountryCode) =>
    db
      .updateTable('fiscal_file')
      .set({ next_at: now })
      .where('country_code', '=', country)
      .where('state', 'in', ['packed', 'sending', 'taken'])
      .where('problem', 'is not', null)
      .execute(),

  /** @param sealed certificate with its key */
  saveCertificate: (country: CountryCode, sealed: string, { subject, until }: { subject: string; until: Date }) =>
    db
      .updateTable('fiscal_company')
      .set({ certificate: sealed, certificate_subject: subject, certificate_until: until })
      .where('country_code', '=', country)
      .execute(),

  async counts(country: CountryCode) {
    const documents = await db
      .selectFrom('fiscal_document as f')
      .select(sql<number>`count(*) FILTER (WHERE ${needOf.waiting})`.as('waiting'))
      .select(sql<number>`count(*) FILTER (WHERE ${needOf.refused})`.as('refused'))
      .select(sql<number>`count(*) FILTER (WHERE ${needOf.withoutNumber})`.as('withoutNumber'))
      .where('f.country_code', '=', country)
      .where('f.state', 'in', openStates)
      .executeTakeFirstOrThrow();
    const missing = await chargesWithoutDocument(db, country)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { ...documents, withoutDocument: missing.count };
  },

  /** Returns why the oldest open file was not taken or answered. */
  async problem(country: CountryCode) {
    const file = await db
      .selectFrom('fiscal_file')
      .select('problem')
      .where('country_code', '=', country)
      .where('state', 'in', ['packed', 'sending', 'taken'])
      .where('problem', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return file?.problem ?? undefined;
  },

  /** Counts the numbers that are left of each series whose numbers the authority gives. */
  folios: (taxId: string) =>
    db
      .selectFrom('fiscal_folios as g')
      .leftJoin('fiscal_series as s', (join) =>
        join.onRef('s.tax_id', '=', 'g.tax_id').onRef('s.series', '=', 'g.series'),
      )
      .select('g.series')
      .select(
        sql<number>`sum(GREATEST(0, upper(g.numbers) - GREATEST(lower(g.numbers), COALESCE(s.last_number, 0) + 1)))::integer`.as(
          'left',
        ),
      )
      .select(
        sql<
          string | null
        >`to_char(min(g.expires_on) FILTER (WHERE upper(g.numbers) > COALESCE(s.last_number, 0) + 1), 'YYYY-MM-DD')`.as(
          'until',
        ),
      )
      .where('g.tax_id', '=', taxId)
      .where(({ eb, or }) => or([eb('g.expires_on', 'is', null), eb('g.expires_on', '>', now)]))
      .groupBy('g.series')
      .orderBy('g.series')
      .execute(),

  /** @returns false when numbers of the range were given before */
  async addFolios(range: { taxId: string; series: string; from: number; to: number; until?: string; sealed: string }) {
    const numbers = sql<string>`int4range(${range.from}::integer, ${range.to}::integer, '[]')`;
    const known = await db
      .selectFrom('fiscal_folios')
      .select('id')
      .where('tax_id', '=', range.taxId)
      .where('series', '=', range.series)
      .where(sql<boolean>`numbers && ${numbers}`)
      .executeTakeFirst();
    if (known) return false;
    await db
      .insertInto('fiscal_folios')
      .values({
        tax_id: range.taxId,
        series: range.series,
        numbers,
        expires_on: range.until ? sql<Date>`${range.until}::date` : null,
        caf: range.sealed,
      })
      .execute();
    return true;
  },
});
