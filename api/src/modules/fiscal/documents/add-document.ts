import type { Money } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { fiscalCountries, seriesOf } from '../countries.ts';
import type { Buyer, DocumentKind } from '../fiscal-document.ts';
import { createDocumentsRepository, type NewDocument, type StoredDocument } from './documents.repository.ts';
import { numberOf } from './numbers.ts';
import type { Sale } from './sales.repository.ts';
import { taxParts } from './tax-parts.ts';
import { documentTexts } from './texts/texts.ts';

export interface DocumentDraft extends Pick<NewDocument, 'refundId' | 'correctsId' | 'replacesId'> {
  kind: DocumentKind;
  corrects?: DocumentKind;
  buyer: Buyer;
  total: Money;
  lines: NewDocument['content']['lines'];
  reason?: string;
}

type IssuingCompany = NonNullable<Awaited<ReturnType<ReturnType<typeof createDocumentsRepository>['issuing']>>>;

/** Stores a document under the next number of its series and queues what is to be done with it. @returns its id */
export async function addDocument(
  tx: Queryable,
  jobs: Jobs,
  sale: Sale,
  company: IssuingCompany,
  draft: DocumentDraft,
): Promise<string> {
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
  await announce(tx, jobs, { type: 'document.issued', documentId: id });
  return id;
}

interface Credit {
  sale: Sale;
  corrected: StoredDocument;
  total: Money;
  lines: DocumentDraft['lines'];
  refundId?: number;
  reason: 'refund' | 'correction';
}

/** Issues a credit note by what the corrected document says of company and buyer, whatever has changed since. */
export async function addCreditNote(tx: Queryable, jobs: Jobs, { sale, corrected, reason, ...draft }: Credit) {
  const { content, country, kind, id } = corrected;
  const settings = await createDocumentsRepository(tx).settingsOf(country);
  const company = { ...content, country, settings };
  const words = documentTexts(fiscalCountries[country].language);
  return addDocument(tx, jobs, sale, company, {
    ...draft,
    kind: 'credit-note',
    corrects: kind,
    correctsId: id,
    buyer: content.buyer,
    reason: words(reason),
  });
}
