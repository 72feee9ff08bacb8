import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import { amount } from './amounts.ts';
import { type BatchOptions, type RenderedBatch, renderBatch } from './batch.ts';
import { checkDocument } from './check-document.ts';
import { documentId, isOfBoletas, typeCodes } from './document-id.ts';
import { identityOf } from './identity.ts';
import type { PeruSettings } from './settings.ts';
import { affectationOf, taxScheme } from './taxes.ts';

/** A boleta, or a credit note of one, that is reported as issued or as annulled. */
export interface SummaryEntry {
  document: FiscalDocument;
  status: 'issued' | 'annulled';
}

/** Codes of catalogue 19. */
const statusCodes: Record<SummaryEntry['status'], string> = { issued: '1', annulled: '3' };

const igv = { id: '1000', name: 'IGV', type: 'VAT' };

function correctedReference({ corrects }: FiscalDocument): XmlTree | undefined {
  if (!corrects) return undefined;
  return {
    'cac:InvoiceDocumentReference': {
      'cbc:ID': documentId(corrects),
      'cbc:DocumentTypeCode': typeCodes[corrects.kind],
    },
  };
}

function summaryLine({ document, status }: SummaryEntry, index: number, settings: PeruSettings): XmlTree {
  const { type, number } = identityOf(document.buyer);
  return {
    'cbc:LineID': String(index + 1),
    'cbc:DocumentTypeCode': typeCodes[document.kind],
    'cbc:ID': documentId(document),
    'cac:AccountingCustomerParty': { 'cbc:CustomerAssignedAccountID': number, 'cbc:AdditionalAccountID': type },
    'cac:BillingReference': correctedReference(document),
    'cac:Status': { 'cbc:ConditionCode': statusCodes[status] },
    'sac:TotalAmount': amount(document.total),
    'sac:BillingPayment': {
      'cbc:PaidAmount': amount(document.base),
      'cbc:InstructionID': affectationOf(document, settings).summaryCode,
    },
    // IGV is written for sales without tax too, as 0.00.
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(document.tax),
      'cac:TaxSubtotal': { 'cbc:TaxAmount': amount(document.tax), 'cac:TaxCategory': taxScheme(igv) },
    },
  };
}

/**
 * Writes the daily summary (resumen diario, RC) of boletas and their notes: up to 500 of one day, each once. A boleta
 * is annulled in a later summary than the one that reported it.
 * @throws RangeError that names the field; CertificateError
 */
export function renderDailySummary(entries: SummaryEntry[], options: BatchOptions): RenderedBatch {
  const seen = new Set<string>();
  entries.forEach(({ document }, index) => {
    checkDocument(document);
    if (!isOfBoletas(document)) throw invalid(`entries[${index}]`, 'is no boleta and no note of one');
    if (seen.has(documentId(document))) throw invalid(`entries[${index}]`, 'is there twice');
    seen.add(documentId(document));
  });
  return renderBatch(
    { root: 'SummaryDocuments', prefix: 'RC', customization: '1.1', lineName: 'sac:SummaryDocumentsLine' },
    entries.map(({ document }) => document),
    entries.map((entry, index) => summaryLine(entry, index, options.settings)),
    options,
  );
}
