import type { CountryCode, OrderId, TaxDocument } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

export function createForBuyersRepository(db: Queryable) {
  const documents = db.selectFrom('fiscal_document as f').where('f.state', '<>', 'annulled');

  return {
    /** Undefined where no documents are issued. */
    company: (country: CountryCode) =>
      db
        .selectFrom('fiscal_company')
        .select(['issuer', 'settings', sql<number>`tax_percent::float`.as('taxPercent')])
        .where('country_code', '=', country)
        .where('is_on', '=', true)
        .executeTakeFirst(),

    ofOrder: (orderId: OrderId) =>
      documents
        .select(['f.id', 'f.series', 'f.number', 'f.issued_at as issuedAt', 'f.total_minor as minor', 'f.currency'])
        .select((f) => f.ref('f.kind').$castTo<TaxDocument['kind']>().as('kind'))
        // a buyer can open what is listed
        .select(sql<boolean>`f.number IS NOT NULL AND f.pdf IS NOT NULL`.as('isPrinted'))
        .where('f.order_id', '=', orderId)
        .orderBy('f.ordinal')
        .execute(),

    /** With the XML that the authority was told last. */
    files: (orderId: OrderId, documentId: string) =>
      documents
        .select(['f.series', 'f.number', 'f.pdf'])
        .select(({ selectFrom }) =>
          selectFrom('fiscal_record as r')
            .select('r.xml')
            .whereRef('r.document_id', '=', 'f.id')
            .where('r.operation', '=', 'issue')
            .where('r.xml', 'is not', null)
            .orderBy('r.id', 'desc')
            .limit(1)
            .as('xml'),
        )
        .where('f.number', 'is not', null)
        .where('f.pdf', 'is not', null)
        .where('f.order_id', '=', orderId)
        .where('f.id', '=', documentId)
        .executeTakeFirst(),
  };
}
