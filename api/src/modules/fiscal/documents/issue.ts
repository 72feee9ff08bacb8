import type { CountryCode, Currency, Money } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { databaseClock, type Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { fiscalCountries, seriesOf } from '../countries.ts';
import type { Buyer, DocumentKind } from '../fiscal-document.ts';
import { buyerOf, kindFor, linesOf } from './document-content.ts';
import { createDocumentsRepository, type NewDocument, type StoredDocument } from './documents.repository.ts';
import { createSalesRepository, type Sale } from './sales.repository.ts';
import { taxParts } from './tax-parts.ts';
import { documentTexts } from './texts/texts.ts';

interface Draft extends Pick<NewDocument, 'refundId' | 'correctsId' | 'replacesId'> {
  kind: DocumentKind;
  corrects?: DocumentKind;
  buyer: Buyer;
  total: Money;
  lines: NewDocument['content']['lines'];
  reason?: string;
}

type Company = NonNullable<Awaited<ReturnType<ReturnType<typeof createDocumentsRepository>['issuing']>>>;

/** Returns the number of a new document, and keeps its series locked until the transaction ends. */
export async function numberOf(tx: Queryable, country: CountryCode, taxId: string, series: string) {
  const { hasFolios, timeZone } = fiscalCountries[country];
  const documents = createDocumentsRepository(tx);
  if (!hasFolios) return documents.nextNumber(country, taxId, series);
  return documents.nextFolio(country, taxId, series, dayAt(await databaseClock(tx), timeZone));
}

/** Stores a document under the next number of its series and queues what is to be done with it. */
async function add(tx: Queryable, jobs: Jobs, sale: Sale, company: Company, draft: Draft) {
  const { kind, corrects, buyer, total, lines, reason, ...links } = draft;
  const { issuer, taxPercent, country } = company;
  const series = seriesOf(company, kind, corrects);
  const id = await createDocumentsRepository(tx).add({
    ...links,
    country,
    taxId: issuer.taxId,
    kind,
    series,
    number: await numberOf(tx, country, issuer.taxId, series),
    orderId: sale.orderId,
    paymentId: sale.paymentId,
    currency: total.currency,
    ...taxParts(total, taxPercent),
    total,
    content: {
      issuer,
      buyer,
      timeZone: fiscalCountries[country].timeZone,
      taxPercent,
      lines,
      ...(reason && { reason }),
    },
  });
  await jobs.send('handle-tax-documents', { country }, { tx });
  return id;
}

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
  await add(tx, jobs, sale, company, { kind: kindFor(sale.country, buyer), buyer, total, lines });
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
  await credit(tx, jobs, { sale, corrected, total, lines, refundId, reason: 'refund' });
}

interface Credit {
  sale: Sale;
  corrected: StoredDocument;
  total: Money;
  lines: Draft['lines'];
  refundId?: number;
  reason: 'refund' | 'correction';
}

/** Issues a credit note by what the corrected document says of company and buyer, whatever has changed since. */
async function credit(tx: Queryable, jobs: Jobs, { sale, corrected, reason, ...draft }: Credit) {
  const { content, country, kind, id } = corrected;
  const settings = await createDocumentsRepository(tx).settingsOf(country);
  const company = { ...content, country, settings };
  const words = documentTexts(fiscalCountries[country].language);
  return add(tx, jobs, sale, company, {
    ...draft,
    kind: 'credit-note',
    corrects: kind,
    correctsId: id,
    buyer: content.buyer,
    reason: words(reason),
  });
}

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
  if (!annulled) await credit(tx, jobs, { sale, corrected, total, lines, reason: 'correction' });
  return add(tx, jobs, sale, company, {
    kind: kindFor(country, buyer),
    buyer,
    total,
    lines,
    replacesId: corrected.id,
  });
}
