import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Decision } from '../authority.ts';

/** What became of records and so of their documents. */
export const createOutcomesRepository = (db: Queryable) => ({
  /** The authority has the file and decides later. */
  async sent(fileId: number) {
    await db
      .updateTable('fiscal_record')
      .set({ state: 'sent' })
      .where('file_id', '=', fileId)
      .where('state', '=', 'made')
      .execute();
    await db
      .updateTable('fiscal_document as f')
      .from('fiscal_record as r')
      .set({ state: 'sent' })
      .whereRef('r.document_id', '=', 'f.id')
      .where('r.file_id', '=', fileId)
      .where('r.operation', '=', 'issue')
      .where('f.state', '=', 'issued')
      .execute();
  },

  /** Stores a decision. @returns the document, its order and the authority's words */
  async record(fileId: number, { recordId, state, code, message }: Decision) {
    const { document_id: id, operation } = await db
      .updateTable('fiscal_record')
      .set({ state, code: code ?? null, message: message ?? null })
      .where('id', '=', recordId)
      .where('file_id', '=', fileId)
      .returning(['document_id', 'operation'])
      .executeTakeFirstOrThrow();
    const words = [code, message].filter(Boolean).join(' ');
    const { order_id: orderId } = await db
      .updateTable('fiscal_document')
      .set({ problem: state === 'refused' ? words : null })
      .$if(operation === 'issue', (query) =>
        query.set({
          state: sql`CASE WHEN state = 'annulled' THEN state WHEN ${state === 'refused'} THEN 'refused' ELSE 'accepted' END`,
        }),
      )
      .where('id', '=', id)
      .returning('order_id')
      .executeTakeFirstOrThrow();
    return { orderId, document: id, words };
  },

  /** Tells whether an order has a document that somebody must look at. */
  hasProblem: async (orderId: string) =>
    (await db
      .selectFrom('fiscal_document')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '<>', 'annulled')
      .where('problem', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  /** Tells whether a file has records that nothing was decided of. */
  isUndecided: async (fileId: number) =>
    (await db
      .selectFrom('fiscal_record')
      .select('id')
      .where('file_id', '=', fileId)
      .where('state', 'in', ['made', 'sent'])
      .limit(1)
      .executeTakeFirst()) !== undefined,
});
