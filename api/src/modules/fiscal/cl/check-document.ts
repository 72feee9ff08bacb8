import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import { correctedTypeOf, typeOf } from './document-type.ts';
import { rutField } from './text.ts';

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Lines that the SII takes in a document. */
const maxLines = { boleta: 1000, creditNote: 60 };

function checkLines({ kind, lines, total }: FiscalDocument) {
  if (!lines.length) throw invalid('lines', 'is empty');
  const max = kind === 'credit-note' ? maxLines.creditNote : maxLines.boleta;
  if (lines.length > max) throw invalid('lines', `has more than ${max}`);
  lines.forEach(({ quantity, unitPrice, total: lineTotal }, index) => {
    const at = `lines[${index}]`;
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw invalid(`${at}.quantity`, 'is no whole number above zero');
    for (const [field, { minor, currency }] of Object.entries({ unitPrice, total: lineTotal })) {
      if (!isAmount(minor)) throw invalid(`${at}.${field}`, 'is no amount');
      if (currency !== 'CLP') throw invalid(`${at}.${field}`, 'is not in CLP');
    }
    if (lineTotal.minor > unitPrice.minor * quantity) throw invalid(`${at}.total`, 'is more than its price');
  });
  const sum = lines.reduce((minor, line) => minor + line.total.minor, 0);
  if (sum !== total.minor) throw invalid('total', 'is not the sum of the lines');
}

/** IVA is rounded once, from the total: a peso more or less is taken for another way to round. */
function checkTax({ base, tax, total, taxPercent }: FiscalDocument) {
  for (const [field, { minor, currency }] of Object.entries({ base, tax, total })) {
    if (!isAmount(minor)) throw invalid(field, 'is no amount');
    if (currency !== 'CLP') throw invalid(field, 'is not in CLP');
  }
  if (total.minor === 0) throw invalid('total', 'is zero');
  if (base.minor + tax.minor !== total.minor) throw invalid('total', 'is not base and tax');
  if (!(taxPercent >= 0 && taxPercent < 100)) throw invalid('taxPercent', 'is no percentage');
  const exact = (total.minor * taxPercent) / (100 + taxPercent);
  const tolerance = taxPercent === 0 ? 0 : 1;
  if (Math.abs(exact - tax.minor) > tolerance) throw invalid('tax', `is not ${taxPercent} % of the base`);
}

function checkCorrection(document: FiscalDocument) {
  const { corrects, total, issuedAt } = document;
  if (!corrects) throw invalid('corrects', 'is missing');
  correctedTypeOf(document);
  if (corrects.total.currency !== 'CLP') throw invalid('corrects.total', 'is not in CLP');
  if (total.minor > corrects.total.minor) throw invalid('total', 'is more than the corrected document');
  if (issuedAt < corrects.issuedAt) throw invalid('issuedAt', 'is before the corrected document');
}

/**
 * Checks what the SII's schemas cannot: that amounts agree, and that numbers are those of the kind.
 * @throws RangeError that names the field
 */
export function checkDocument(document: FiscalDocument): void {
  const { kind, issuer, number, currency } = document;
  if (issuer.country !== 'CL') throw invalid('issuer.country', 'is not Chile');
  rutField('issuer.taxId', issuer.taxId);
  if (currency !== 'CLP') throw invalid('currency', 'is not CLP');
  typeOf(document);
  if (!Number.isSafeInteger(number) || number < 1 || number > 9_999_999_999) throw invalid('number', 'is no folio');
  if (kind === 'credit-note') checkCorrection(document);
  checkTax(document);
  checkLines(document);
}
