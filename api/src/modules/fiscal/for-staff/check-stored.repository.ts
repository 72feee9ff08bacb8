import type { Queryable } from '../../../database/database.ts';
import type { ChainLink } from '../es/record-tree.ts';

/** Reads stored records to be checked. */
export const createCheckStoredRepository = (db: Queryable) => ({
  /** The ends of chains, kept apart from their records. */
  chains: async () =>
    (
      await db.selectFrom('fiscal_chain').select(['tax_id as taxId', 'position', 'link']).orderBy('tax_id').execute()
    ).map((row) => ({ ...row, link: row.link as ChainLink | null })),

  chained: async (taxId: string, after: number, limit: number) => {
    const rows = await db
      .selectFrom('fiscal_record')
      .select(['position', 'xml', 'sha256', 'link'])
      .where('tax_id', '=', taxId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ position, xml, sha256, link }) => ({
      position: position ?? 0,
      xml: xml ?? Buffer.of(),
      sha256: sha256 ?? '',
      link: link as ChainLink,
    }));
  },

  /** Records with an XML that are in no chain. */
  others: async (after: number, limit: number) => {
    const rows = await db
      .selectFrom('fiscal_record')
      .select(['id', 'xml', 'sha256'])
      .where('position', 'is', null)
      .where('xml', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, xml, sha256 }) => ({ id, xml: xml ?? Buffer.of(), sha256 }));
  },
});
