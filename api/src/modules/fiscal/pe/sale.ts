import { dayAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import { amountInWords } from './amount-in-words.ts';
import { amount, netLines, unitAmount } from './amounts.ts';
import { documentId, typeCodes } from './document-id.ts';
import { lineOfText } from './line-of-text.ts';
import { customer, supplier } from './parties.ts';
import type { PeruSettings } from './settings.ts';
import { documentTax, lineTax } from './taxes.ts';
import { signatory, writeUbl } from './ubl.ts';

/** Why a credit note corrects, of catalogue 09: 01 the sale is undone, 06 all is given back, 07 some of it. */
export type NoteReason = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10';

const header = (document: FiscalDocument) => ({
  'cbc:UBLVersionID': '2.1',
  'cbc:CustomizationID': '2.0',
  'cbc:ID': documentId(document),
  'cbc:IssueDate': dayAt(document.issuedAt, document.timeZone),
  'cbc:IssueTime': wallTimeAt(document.issuedAt, document.timeZone).slice(11),
});

/** Legend 1000: the amount in words. */
const amountLegend = ({ total }: FiscalDocument) => ({ '@languageLocaleID': '1000', '#': amountInWords(total) });

const parties = (document: FiscalDocument, settings: PeruSettings) => ({
  'cac:Signature': signatory(document.issuer),
  'cac:AccountingSupplierParty': supplier(document.issuer, settings),
  'cac:AccountingCustomerParty': customer(document.buyer),
});

const totals = ({ base, total }: FiscalDocument) => ({
  'cbc:LineExtensionAmount': amount(base),
  'cbc:TaxInclusiveAmount': amount(total),
  'cbc:PayableAmount': amount(total),
});

/** Prices are those that were paid: a discount lowers the price of each, and has no element of its own. */
function lines(document: FiscalDocument, settings: PeruSettings, quantityName: string): XmlTree[] {
  const nets = netLines(document);
  return document.lines.flatMap(({ description, quantity, total }, index) => {
    const net = nets[index];
    if (!net) return [];
    return {
      'cbc:ID': String(index + 1),
      [quantityName]: { '@unitCode': settings.unitCode, '#': String(quantity) },
      'cbc:LineExtensionAmount': amount(net.base),
      'cac:PricingReference': {
        'cac:AlternativeConditionPrice': { 'cbc:PriceAmount': unitAmount(total, quantity), 'cbc:PriceTypeCode': '01' },
      },
      'cac:TaxTotal': lineTax(net, document, settings),
      'cac:Item': { 'cbc:Description': lineOfText(`lines[${index}].description`, description, 500) },
      'cac:Price': { 'cbc:PriceAmount': unitAmount(net.base, quantity) },
    };
  });
}

/** Writes a factura or boleta, unsigned. Operation 0101 is a sale within the country. */
export const writeInvoice = (document: FiscalDocument, settings: PeruSettings): string =>
  writeUbl('Invoice', {
    ...header(document),
    'cbc:InvoiceTypeCode': { '@listID': '0101', '#': typeCodes[document.kind] },
    'cbc:Note': amountLegend(document),
    'cbc:DocumentCurrencyCode': document.currency,
    ...parties(document, settings),
    // Facturas say whether they are paid at once or later; boletas are always paid at once.
    'cac:PaymentTerms':
      document.kind === 'invoice' ? { 'cbc:ID': 'FormaPago', 'cbc:PaymentMeansID': 'Contado' } : undefined,
    'cac:TaxTotal': documentTax(document, settings),
    'cac:LegalMonetaryTotal': totals(document),
    'cac:InvoiceLine': lines(document, settings, 'cbc:InvoicedQuantity'),
  });

/** Writes a nota de crédito, unsigned. */
export function writeCreditNote(document: FiscalDocument, settings: PeruSettings, reason?: NoteReason): string {
  if (!document.corrects) throw invalid('corrects', 'is missing');
  if (!reason) throw invalid('noteReason', 'is missing');
  const corrected = documentId(document.corrects);
  return writeUbl('CreditNote', {
    ...header(document),
    'cbc:Note': amountLegend(document),
    'cbc:DocumentCurrencyCode': document.currency,
    'cac:DiscrepancyResponse': {
      'cbc:ReferenceID': corrected,
      'cbc:ResponseCode': reason,
      'cbc:Description': lineOfText('reason', document.reason, 500),
    },
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': {
        'cbc:ID': corrected,
        'cbc:DocumentTypeCode': typeCodes[document.corrects.kind],
      },
    },
    ...parties(document, settings),
    'cac:TaxTotal': documentTax(document, settings),
    'cac:LegalMonetaryTotal': totals(document),
    'cac:CreditNoteLine': lines(document, settings, 'cbc:CreditedQuantity'),
  });
}
