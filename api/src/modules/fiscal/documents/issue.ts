import type { Currency, Money } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { addCreditNote, addDocument } from './add-document.ts';
import { buyerOf, kindFor, linesOf } from './document-content.ts';
import { createDocumentsRepository, type StoredDocument } from './documents.repository.ts';
import { createSalesRepository, type Sale } from './sales.repository.ts';

/** What was charged, in the currency of the country: that of the order where the payment had another. */
function chargedIn(currency: Currency, sale: Sale): Money | undefined {
  if (sale.paidCurrency === currency) return { minor: sale.paidMinor, currency };
  return sale.orderCurrency === currency ? { minor: sale.orderMinor, currency } : undefined;
}

/**
 * Issues the document of a charge, in the transaction that records it. Nothing is issued in a country whose documents
 * are off, and nothing twice.
 */
export async function issueDocument(tx: Queryable, jobs: Jobs, paymentId: number): Promise<void> {
  const sale = await createSalesRepository(tx).ofPayment(paymentId);
  const documents = createDocumentsRepository(tx);
  const company = sale && (await documents.issuing(sale.country));
  if (!sale || !company || (await documents.current(paymentId))) return;
  const total = chargedIn(currencyOf[sale.country], sale);
  if (!total || total.minor === 0) return;
  const buyer = buyerOf(sale);
  const lines = linesOf(sale, sale.tickets, total);
  await addDocument(tx, jobs, sale, company, { kind: kindFor(sale.country, buyer), buyer, total, lines });
}

/** What a refund gives back, in the currency of the document. The last one gives back what is left. */
function givenBack(sale: Sale, refund: Money, { currency, totalMinor, creditedMinor }: StoredDocument): Money {
  const left = totalMinor - creditedMinor;
  if (refund.currency === currency) return { minor: Math.min(refund.minor, left), currency };
  const minor = Math.round((refund.minor * sale.orderMinor) / sale.paidMinor);
  // Rounding must leave nothing over.
  return { minor: left - minor <= 1 ? left : minor, currency };
}

/**
 * Issues the credit note of a refund, in the transaction that records that it was paid. A payment without a document
 * has no credit notes.
 */
export async function issueCreditNote(tx: Queryable, jobs: Jobs, refundId: number): Promise<void> {
  const sales = createSalesRepository(tx);
  const refund = await sales.refund(refundId);
  if (!refund) return;
  const documents = createDocumentsRepository(tx);
  await documents.lock(refund.paymentId);
  const corrected = await documents.current(refund.paymentId);
  const sale = corrected && (await sales.ofPayment(refund.paymentId));
  if (!sale || (await documents.isOfRefund(refundId))) return;
  const total = givenBack(sale, refund.amount, corrected);
  if (total.minor <= 0) return;
  const tickets = sale.tickets.filter((ticket) => ticket.refundId === refundId);
  const lines = linesOf(sale, tickets, total);
  await addCreditNote(tx, jobs, { sale, corrected, total, lines, refundId, reason: 'refund' });
}
