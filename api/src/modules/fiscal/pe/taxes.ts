import type { FiscalDocument } from '../fiscal-document.ts';
import type { XmlTree } from '../xml-tree.ts';
import { amount, type NetLine } from './amounts.ts';
import type { PeruSettings } from './settings.ts';

/** How IGV affects a sale, catalogue 07, with its tribute of catalogue 05 and the code of its total in summaries. */
interface Affectation {
  code: '10' | '20' | '30';
  scheme: { id: string; name: string; type: string };
  summaryCode: '01' | '02' | '03';
}

const affectations: Affectation[] = [
  { code: '10', scheme: { id: '1000', name: 'IGV', type: 'VAT' }, summaryCode: '01' },
  { code: '20', scheme: { id: '9997', name: 'EXO', type: 'VAT' }, summaryCode: '02' },
  { code: '30', scheme: { id: '9998', name: 'INA', type: 'FRE' }, summaryCode: '03' },
];

/** Gravado when a tax is included in the prices; otherwise as the installation says. */
export function affectationOf({ taxPercent }: FiscalDocument, { exemptAs }: PeruSettings): Affectation {
  const code = taxPercent > 0 ? '10' : exemptAs;
  const affectation = affectations.find((one) => one.code === code);
  if (!affectation) throw new RangeError(`exemptAs: ${code} is not 20 or 30`);
  return affectation;
}

export const taxScheme = ({ id, name, type }: Affectation['scheme']): XmlTree => ({
  'cac:TaxScheme': { 'cbc:ID': id, 'cbc:Name': name, 'cbc:TaxTypeCode': type },
});

const taxTotal = ({ base, tax }: NetLine, category: XmlTree): XmlTree => ({
  'cbc:TaxAmount': amount(tax),
  'cac:TaxSubtotal': {
    'cbc:TaxableAmount': amount(base),
    'cbc:TaxAmount': amount(tax),
    'cac:TaxCategory': category,
  },
});

export const documentTax = (document: FiscalDocument, settings: PeruSettings): XmlTree =>
  taxTotal(document, taxScheme(affectationOf(document, settings).scheme));

export function lineTax(line: NetLine, document: FiscalDocument, settings: PeruSettings): XmlTree {
  const { code, scheme } = affectationOf(document, settings);
  return taxTotal(line, {
    'cbc:Percent': document.taxPercent.toFixed(2),
    'cbc:TaxExemptionReasonCode': code,
    ...taxScheme(scheme),
  });
}
