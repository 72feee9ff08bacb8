import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import { isOfBoletas } from './document-id.ts';
import { isRuc } from './identity.ts';

const isPositive = (value: number) => Number.isSafeInteger(value) && value > 0;

function checkLines({ lines, total, currency }: FiscalDocument) {
  if (!lines.length) throw invalid('lines', 'is empty');
  lines.forEach(({ quantity, total: lineTotal }, index) => {
    if (!isPositive(quantity)) throw invalid(`lines[${index}].quantity`, 'is no whole number above zero');
    if (!isPositive(lineTotal.minor)) throw invalid(`lines[${index}].total`, 'is no amount above zero');
    if (lineTotal.currency !== currency) throw invalid(`lines[${index}].total`, `is not in ${currency}`);
  });
  const sum = lines.reduce((minor, line) => minor + line.total.minor, 0);
  if (sum !== total.minor) throw invalid('total', 'is not the sum of the lines');
}

/** The tax may be rounded on each line before it is added up: SUNAT takes a difference of 0.01 for each. */
function checkTax({ base, tax, total, currency, taxPercent, lines }: FiscalDocument) {
  for (const [field, money] of Object.entries({ base, tax, total })) {
    if (!Number.isSafeInteger(money.minor) || money.minor < 0) throw invalid(field, 'is no amount');
    if (money.currency !== currency) throw invalid(field, `is not in ${currency}`);
  }
  if (base.minor + tax.minor !== total.minor) throw invalid('total', 'is not base and tax');
  if (!(taxPercent >= 0 && taxPercent < 100)) throw invalid('taxPercent', 'is no percentage');
  const exact = (total.minor * taxPercent) / (100 + taxPercent);
  const tolerance = taxPercent === 0 ? 0 : lines.length;
  if (Math.abs(exact - tax.minor) > tolerance) throw invalid('tax', `is not ${taxPercent} % of the base`);
}

function checkCorrection({ kind, corrects, total, currency }: FiscalDocument) {
  if (kind !== 'credit-note') return;
  if (!corrects) throw invalid('corrects', 'is missing');
  if (corrects.total.currency !== currency) throw invalid('corrects.total', `is not in ${currency}`);
  if (total.minor > corrects.total.minor) throw invalid('total', 'is more than the corrected document');
}

/**
 * Checks what SUNAT's schema cannot: that amounts agree, and that numbers and buyer are those of the kind.
 * @throws RangeError that names the field
 */
export function checkDocument(document: FiscalDocument): void {
  const { kind, issuer, buyer, series, number } = document;
  if (issuer.country !== 'PE') throw invalid('issuer.country', 'is not Peru');
  if (!isRuc(issuer.taxId)) throw invalid('issuer.taxId', 'is no RUC');
  if (!/^\d{6}$/.test(issuer.districtCode)) throw invalid('issuer.districtCode', 'is no ubigeo of six digits');
  if (kind === 'invoice' && buyer.idKind !== 'company') throw invalid('buyer.idKind', 'a factura needs a RUC');
  const letter = isOfBoletas(document) ? 'B' : 'F';
  if (!new RegExp(`^${letter}[A-Z0-9]{3}$`).test(series)) {
    throw invalid('series', `is not ${letter} and three letters or digits`);
  }
  if (!isPositive(number) || number > 99_999_999) throw invalid('number', 'is not from 1 to 99999999');
  checkCorrection(document);
  checkTax(document);
  checkLines(document);
}
