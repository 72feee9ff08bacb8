import type { CountryCode } from '@idavuelta/shared/contracts';
import type { TaxDocumentsQuery } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { containsText } from '../../../database/contains-text.ts';
import type { Queryable } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';
import { chargesWithoutDocument, needOf, openStates } from './tax-companies.repository.ts';

const sortColumns = { issuedAt: 'f.issued_at', total: 'f.total_minor' } as const;

/** SQL: series and number; empty without a number. */
const numberOf = (table: 'f' | 'other') => sql<string>`CASE WHEN ${sql.ref(`${table}.number`)} IS NULL THEN ''
  ELSE ${sql.ref(`${table}.series`)} || '-' || ${sql.ref(`${table}.number`)} END`;

const issuedOn = sql<string>`(f.issued_at AT TIME ZONE (f.content ->> 'timeZone'))::date`;

/** Reads tax documents for staff. */
export function createTaxDocumentsRepository(db: Queryable) {
  const rows = db
    .selectFrom('fiscal_document as f')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .select(['f.id', 'f.country_code as country', 'f.kind', numberOf('f').as('number'), 'f.issued_at as issuedAt'])
    .select(['o.id as orderId', 'o.number as orderNumber', 'f.total_minor as totalMinor', 'f.currency'])
    .select(['f.state', 'f.problem', sql<string>`f.content -> 'buyer' ->> 'name'`.as('buyer')]);

  const words = sql<string>`f.series || '-' || COALESCE(f.number::text, '') || ' ' || o.number || ' '
    || (f.content -> 'buyer' ->> 'name') || ' ' || COALESCE(f.content -> 'buyer' ->> 'taxId', '')`;

  const filtered = ({
    country,
    from,
    until,
    kind,
    state,
    needs,
    text = '',
  }: Omit<TaxDocumentsQuery, 'page' | 'size' | 'sort'>) =>
    rows
      .$if(country !== undefined, (query) => query.where('f.country_code', '=', country as CountryCode))
      .$if(from !== undefined, (query) => query.where(sql<boolean>`${issuedOn} >= ${from}::date`))
      .$if(until !== undefined, (query) => query.where(sql<boolean>`${issuedOn} <= ${until}::date`))
      .$if(kind !== undefined, (query) => query.where('f.kind', '=', kind ?? 'invoice'))
      .$if(state !== undefined, (query) => query.where('f.state', '=', state ?? 'issued'))
      .$if(needs !== undefined, (query) => query.where('f.state', 'in', openStates).where(needOf[needs ?? 'waiting']))
      .$if(text.trim() !== '', (query) => query.where(containsText(words, text)));

  return {
    list({ page, size, sort, ...filters }: TaxDocumentsQuery) {
      const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
      const found = filtered(filters)
        .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
        .orderBy('f.ordinal', sort.startsWith('-') ? 'desc' : 'asc');
      return listPage(db, found, { page, size });
    },

    /** Returns the documents of a month, in the order of their issue. @param month `2027-03` */
    month: (country: CountryCode, month: string) =>
      filtered({ country })
        .select(['f.base_minor as baseMinor', 'f.tax_minor as taxMinor', 'f.series'])
        .select(sql<string>`f.content -> 'buyer' ->> 'taxId'`.as('buyerTaxId'))
        .select(sql<string>`to_char(${issuedOn}, 'YYYY-MM-DD')`.as('day'))
        .where(sql<boolean>`to_char(${issuedOn}, 'YYYY-MM') = ${month}`)
        .orderBy('f.ordinal')
        .execute(),

    /** Returns the XML of a month's documents, some at a time. */
    monthXml: (country: CountryCode, month: string, after: number, limit: number) =>
      db
        .selectFrom('fiscal_document as f')
        .innerJoin('fiscal_record as r', 'r.document_id', 'f.id')
        .select(['r.id', numberOf('f').as('number'), 'r.operation', 'r.xml'])
        .where('f.country_code', '=', country)
        .where(sql<boolean>`to_char(${issuedOn}, 'YYYY-MM') = ${month}`)
        .where('r.xml', 'is not', null)
        .where('r.id', '>', after)
        .orderBy('r.id')
        .limit(limit)
        .execute(),

    detail: (id: string) =>
      rows
        .select(['f.content', 'f.base_minor as baseMinor', 'f.tax_minor as taxMinor', 'f.payment_id as paymentId'])
        .select(sql<boolean>`f.pdf IS NOT NULL`.as('hasPdf'))
        .select((from) =>
          jsonArrayFrom(
            from
              .selectFrom('fiscal_document as other')
              .select(['other.id', 'other.kind', numberOf('other').as('number')])
              .select(
                sql<'corrects' | 'corrected-by' | 'replaces' | 'replaced-by'>`CASE WHEN f.corrects_id = other.id
                  THEN 'corrects' WHEN other.corrects_id = f.id THEN 'corrected-by'
                  WHEN f.replaces_id = other.id THEN 'replaces' ELSE 'replaced-by' END`.as('relation'),
              )
              .where(({ or, eb, ref }) =>
                or([
                  eb('other.id', '=', ref('f.corrects_id')),
                  eb('other.corrects_id', '=', ref('f.id')),
                  eb('other.id', '=', ref('f.replaces_id')),
                  eb('other.replaces_id', '=', ref('f.id')),
                ]),
              )
              .orderBy('other.ordinal'),
          ).as('related'),
        )
        .where('f.id', '=', id)
        .executeTakeFirst(),

    async pdf(id: string) {
      const row = await db
        .selectFrom('fiscal_document as f')
        .select(['f.pdf', 'f.order_id as orderId', numberOf('f').as('number')])
        .where('f.id', '=', id)
        .executeTakeFirst();
      return row?.pdf ? { number: row.number, orderId: row.orderId, content: row.pdf } : undefined;
    },

    async xml(id: string) {
      const row = await db
        .selectFrom('fiscal_record as r')
        .innerJoin('fiscal_document as f', 'f.id', 'r.document_id')
        .select(['r.xml', 'f.order_id as orderId', numberOf('f').as('number')])
        .where('f.id', '=', id)
        .where('r.operation', '=', 'issue')
        .where('r.xml', 'is not', null)
        .orderBy('r.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.xml ? { number: row.number, orderId: row.orderId, content: row.xml } : undefined;
    },

    chargesWithout: (country: CountryCode) =>
      chargesWithoutDocument(db, country)
        .select(['p.id as paymentId', 'o.id as orderId', 'o.number as orderNumber', 'p.amount_minor as minor'])
        .select(['p.currency', 'p.settled_at as chargedAt'])
        .orderBy('p.settled_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(200)
        .execute(),

    /** Returns the refunds of a payment that were paid, oldest first. */
    refundsOf: async (paymentId: number) => {
      const refunds = await db
        .selectFrom('refund')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'done')
        .orderBy('settled_at')
        .orderBy('id')
        .execute();
      return refunds.map(({ id }) => id);
    },

    paymentState: async (paymentId: number) =>
      (await db.selectFrom('payment').select('state').where('id', '=', paymentId).forUpdate().executeTakeFirst())
        ?.state,
  };
}
