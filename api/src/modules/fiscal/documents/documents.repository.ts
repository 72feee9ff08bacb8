import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import type { FiscalContent } from '../../../database/fiscal-content.ts';
import type { FiscalDocument } from '../fiscal-document.ts';

export interface NewDocument extends Pick<FiscalDocument, 'kind' | 'currency' | 'base' | 'tax' | 'total'> {
  country: CountryCode;
  taxId: string;
  series: string;
  /** Null while the authority has given no number for it. */
  number: number | null;
  orderId: string;
  paymentId: number;
  refundId?: number;
  correctsId?: string;
  replacesId?: string;
  content: FiscalContent;
}

const selectDocuments = (db: Queryable) =>
  db
    .selectFrom('fiscal_document as f')
    .select(['f.id', 'f.kind', 'f.series', 'f.number', 'f.country_code as country', 'f.tax_id as taxId', 'f.state'])
    .select('f.problem')
    .select(['f.order_id as orderId', 'f.payment_id as paymentId', 'f.currency', 'f.total_minor as totalMinor'])
    .select(['f.content', 'f.issued_at as issuedAt'])
    .select((from) =>
      from
        .selectFrom('fiscal_document as note')
        .select(sql<number>`COALESCE(sum(note.total_minor), 0)::integer`.as('minor'))
        .whereRef('note.corrects_id', '=', 'f.id')
        .where('note.state', '<>', 'annulled')
        .$asScalar()
        .$notNull()
        .as('creditedMinor'),
    );

/** A document with the sum of its credit notes. */
export type StoredDocument = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

/** Writes tax documents and gives them their numbers. */
export function createDocumentsRepository(db: Queryable) {
  const documents = selectDocuments(db);

  return {
    /** Returns the company that issues in a country, if it does. */
    issuing: (country: CountryCode) =>
      db
        .selectFrom('fiscal_company')
        .select(['issuer', 'settings', 'country_code as country'])
        .select(sql<number>`tax_percent::float`.as('taxPercent'))
        .where('country_code', '=', country)
        .where('is_on', '=', true)
        .executeTakeFirst(),

    async settingsOf(country: CountryCode) {
      const { settings } = await db
        .selectFrom('fiscal_company')
        .select('settings')
        .where('country_code', '=', country)
        .executeTakeFirstOrThrow();
      return settings;
    },

    async add({ content, base, tax, total, ...document }: NewDocument): Promise<string> {
      const { id } = await db
        .insertInto('fiscal_document')
        .values({
          country_code: document.country,
          tax_id: document.taxId,
          kind: document.kind,
          series: document.series,
          number: document.number,
          order_id: document.orderId,
          payment_id: document.paymentId,
          refund_id: document.refundId ?? null,
          corrects_id: document.correctsId ?? null,
          replaces_id: document.replacesId ?? null,
          currency: document.currency,
          base_minor: base.minor,
          tax_minor: tax.minor,
          total_minor: total.minor,
          content,
          state: 'issued',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Returns the document that counts for a payment now: the last one that was not replaced. */
    current: (paymentId: number) =>
      documents
        .where('f.payment_id', '=', paymentId)
        .where('f.kind', '<>', 'credit-note')
        .where('f.state', '<>', 'annulled')
        .orderBy('f.ordinal', 'desc')
        .limit(1)
        .executeTakeFirst(),

    byId: (id: string) => documents.where('f.id', '=', id).executeTakeFirst(),

    isOfRefund: async (refundId: number) =>
      (await db.selectFrom('fiscal_document').select('id').where('refund_id', '=', refundId).executeTakeFirst()) !==
      undefined,

    /** Keeps others from correcting the documents of a payment until the transaction ends. */
    lock: (paymentId: number) =>
      db.selectFrom('payment').select('id').where('id', '=', paymentId).forUpdate().execute(),

    setState: (id: string, state: StoredDocument['state'], problem: string | null = null) =>
      db.updateTable('fiscal_document').set({ state, problem }).where('id', '=', id).execute(),

    /** Documents that wait for a number, in the order in which they were issued. */
    withoutNumber: (taxId: string, series: string) =>
      db
        .selectFrom('fiscal_document')
        .select(['id', 'country_code as country'])
        .where('tax_id', '=', taxId)
        .where('series', '=', series)
        .where('number', 'is', null)
        .where('state', '<>', 'annulled')
        .orderBy('ordinal')
        .execute(),

    /** A document that waited for its number is issued now. */
    setNumber: (id: string, number: number) =>
      db.updateTable('fiscal_document').set({ number, issued_at: now }).where('id', '=', id).execute(),
  };
}
