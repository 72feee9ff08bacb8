import type { Queryable } from '../../../database/database.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { numberOf } from './issue.ts';

/** Gives numbers to documents that were issued while the authority had given none, in the order of their issue. */
export async function numberWaiting(tx: Queryable, taxId: string, series: string): Promise<void> {
  const documents = createDocumentsRepository(tx);
  for (const { id, country } of await documents.withoutNumber(taxId, series)) {
    const number = await numberOf(tx, country, taxId, series);
    if (number === null) return;
    await documents.setNumber(id, number);
  }
}
