import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';

/** Codes of the SII: boleta electrónica, boleta exenta electrónica, nota de crédito electrónica. */
export const dteTypes = [39, 41, 61] as const;
export type DteType = (typeof dteTypes)[number];
export type BoletaType = Exclude<DteType, 61>;

const boletaType = (series: string) => ([39, 41] as const).find((type) => String(type) === series);

/**
 * Returns a document's type. It is also its series: the folios of each type count by themselves.
 * @throws RangeError for a factura, and for a series that is not the type
 */
export function typeOf({ kind, series, taxPercent }: FiscalDocument): DteType {
  if (kind === 'invoice') throw invalid('kind', 'is no boleta or credit note');
  const type = kind === 'credit-note' ? 61 : taxPercent > 0 ? 39 : 41;
  if (series !== String(type)) throw invalid('series', `is not ${type}`);
  return type;
}

/** Returns the type of the boleta that a credit note corrects. @throws RangeError */
export function correctedTypeOf({ corrects, taxPercent }: FiscalDocument): BoletaType {
  const type = boletaType(corrects?.series ?? '');
  if (!type || corrects?.kind !== 'simplified') throw invalid('corrects.series', 'is not 39 or 41');
  if ((type === 39) !== taxPercent > 0) throw invalid('taxPercent', `is not that of a document ${type}`);
  return type;
}
