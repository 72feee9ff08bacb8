import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Operation } from '../../../database/fiscal-content.ts';
import type { NewRecord } from '../authority.ts';

interface AddedRecord extends NewRecord {
  documentId: string;
  operation: Operation;
  reason?: string | undefined;
  madeAt: Date;
  taxId: string;
  position: number | null;
}

/** Records of documents: what the authority is, or will be, told. */
export const createRecordsRepository = (db: Queryable) => ({
  /**
   * Returns the first document of a country that nothing was told of yet, and that can be told of: it and the one that
   * it corrects have a number.
   */
  nextDocument: (country: CountryCode) =>
    db
      .selectFrom('fiscal_document as f')
      .leftJoin('fiscal_document as of', 'of.id', 'f.corrects_id')
      .select(['f.id', 'f.order_id as orderId', 'f.tax_id as taxId'])
      .where('f.country_code', '=', country)
      .where('f.state', '=', 'issued')
      .where('f.problem', 'is', null)
      .where('f.number', 'is not', null)
      .where(({ eb, or }) => or([eb('of.id', 'is', null), eb('of.number', 'is not', null)]))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('fiscal_record as r').select('r.id').whereRef('r.document_id', '=', 'f.id'))),
      )
      .orderBy('f.ordinal')
      .limit(1)
      .executeTakeFirst(),

  /** Returns the records of a document, newest first. */
  ofDocument: (documentId: string) =>
    db
      .selectFrom('fiscal_record')
      .select(['id', 'operation', 'state', 'stamp', 'xml', 'sha256', 'code', 'message', 'made_at as madeAt'])
      .select(['position', 'reason'])
      .where('document_id', '=', documentId)
      .orderBy('id', 'desc')
      .execute(),

  /** Returns the end of an issuer's chain, locked until the transaction ends. */
  async chain(taxId: string) {
    await db
      .insertInto('fiscal_chain')
      .values({ tax_id: taxId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return db
      .selectFrom('fiscal_chain')
      .select(['position', 'link'])
      .where('tax_id', '=', taxId)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  async add({ documentId, operation, reason, madeAt, taxId, position, xml, sha256, stamp, link }: AddedRecord) {
    if (position !== null)
      await db
        .updateTable('fiscal_chain')
        .set({ position, link: link ?? null })
        .where('tax_id', '=', taxId)
        .execute();
    await db
      .insertInto('fiscal_record')
      .values({
        document_id: documentId,
        operation,
        reason: reason ?? null,
        made_at: madeAt,
        xml: xml ? Buffer.from(xml) : null,
        sha256: sha256 ?? null,
        stamp: stamp ?? null,
        tax_id: taxId,
        position,
        link: link ?? null,
        state: 'made',
      })
      .execute();
  },

  /** Returns the first document of a country that has a record and no printed page. @param after ordinal */
  nextUnprinted: (country: CountryCode, after: number) =>
    db
      .selectFrom('fiscal_document as f')
      .innerJoin('fiscal_record as r', 'r.document_id', 'f.id')
      .select(['f.id', 'f.ordinal', 'f.order_id as orderId', 'r.stamp'])
      .where('f.country_code', '=', country)
      .where('f.ordinal', '>', after)
      .where('f.pdf', 'is', null)
      .where('r.operation', '=', 'issue')
      .orderBy('f.ordinal')
      .orderBy('r.id')
      .limit(1)
      .forUpdate('f')
      .skipLocked()
      .executeTakeFirst(),

  print: (documentId: string, pdf: Buffer) =>
    db.updateTable('fiscal_document').set({ pdf }).where('id', '=', documentId).execute(),

  problem: (documentId: string, problem: string | null) =>
    db.updateTable('fiscal_document').set({ problem }).where('id', '=', documentId).execute(),

  /** Returns records of a country that are in no file yet, oldest first. */
  waiting: (country: CountryCode, limit: number) =>
    db
      .selectFrom('fiscal_record as r')
      .innerJoin('fiscal_document as f', 'f.id', 'r.document_id')
      .select(['r.id', 'r.document_id as documentId', 'r.operation', 'r.reason', 'r.xml'])
      .select(sql<Date>`min(r.made_at) OVER ()`.as('oldest'))
      .where('f.country_code', '=', country)
      .where('r.file_id', 'is', null)
      .where('r.state', '=', 'made')
      .orderBy('r.id')
      .limit(limit)
      .execute(),

  /** Returns the records of a file in their order. */
  ofFile: (fileId: number) =>
    db
      .selectFrom('fiscal_record as r')
      .innerJoin('fiscal_document as f', 'f.id', 'r.document_id')
      .select(['r.id', 'r.document_id as documentId', 'r.operation', 'r.reason', 'r.xml', 'f.order_id as orderId'])
      .where('r.file_id', '=', fileId)
      .orderBy('r.id')
      .execute(),
});
