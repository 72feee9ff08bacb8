import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Buyer } from '../fiscal-document.ts';
import { addCreditNote, addDocument } from './add-document.ts';
import { kindFor, linesOf } from './document-content.ts';
import { createDocumentsRepository, type StoredDocument } from './documents.repository.ts';
import { createSalesRepository } from './sales.repository.ts';

/**
 * Replaces a document by another one for what is left of it, with other facts of the buyer. What the authority has, or
 * will have, is taken back by a credit note, unless it is annulled.
 * @returns the id of the new document
 * @throws STATE_CONFLICT where documents are off
 */
export async function replaceDocument(
  tx: Queryable,
  jobs: Jobs,
  corrected: StoredDocument,
  { buyer, annulled }: { buyer: Buyer; annulled: boolean },
): Promise<string> {
  const { paymentId, currency, country } = corrected;
  const sale = await createSalesRepository(tx).ofPayment(paymentId);
  const documents = createDocumentsRepository(tx);
  const company = await documents.issuing(country);
  if (!sale || !company) throw new AppError('STATE_CONFLICT', { message: 'Documents of its country are off.' });
  const total = { minor: corrected.totalMinor - corrected.creditedMinor, currency };
  const lines = corrected.creditedMinor === 0 ? corrected.content.lines : linesOf(sale, [], total);
  if (!annulled) await addCreditNote(tx, jobs, { sale, corrected, total, lines, reason: 'correction' });
  return addDocument(tx, jobs, sale, company, {
    kind: kindFor(country, buyer),
    buyer,
    total,
    lines,
    replacesId: corrected.id,
  });
}
