import type { DocumentNumber, FiscalDocument } from '../fiscal-document.ts';

/** Codes of SUNAT's catalogue 01: factura, boleta, nota de crédito. */
export type TypeCode = '01' | '03' | '07';

export const typeCodes: Record<FiscalDocument['kind'], TypeCode> = {
  invoice: '01',
  simplified: '03',
  'credit-note': '07',
};

/** `F001-123` */
export const documentId = ({ series, number }: DocumentNumber): string => `${series}-${number}`;

/** The name that SUNAT demands, without ending: `20100070970-01-F001-123`. */
export const fileNameOf = (document: FiscalDocument): string =>
  `${document.issuer.taxId}-${typeCodes[document.kind]}-${documentId(document)}`;

/** The document that is reported like this one: a boleta and its notes in daily summaries, a factura by itself. */
export const isOfBoletas = ({ kind, corrects }: FiscalDocument): boolean => (corrects?.kind ?? kind) === 'simplified';
