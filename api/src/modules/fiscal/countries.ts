import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import type { DocumentKind } from './fiscal-document.ts';

interface FiscalCountry {
  /** Zone of issuers, IANA. */
  timeZone: string;
  /** In which documents are written. */
  language: Language;
  /** Numbers come from ranges that the authority gives. */
  hasFolios: boolean;
  /** A buyer who gave this kind of id gets an invoice. */
  invoices: readonly ('company' | 'personal' | 'passport')[];
}

export const fiscalCountries: Record<CountryCode, FiscalCountry> = {
  PE: { timeZone: 'America/Lima', language: 'es_PE', hasFolios: false, invoices: ['company'] },
  CL: { timeZone: 'America/Santiago', language: 'es_CL', hasFolios: true, invoices: [] },
  ES: {
    timeZone: 'Europe/Madrid',
    language: 'es_ES',
    hasFolios: false,
    invoices: ['company', 'personal', 'passport'],
  },
};

/** Names of series that a company has chosen; Chile's are the codes of its types. */
export interface SeriesNames {
  simplified: string;
  invoice: string;
  noteOfSimplified: string;
  noteOfInvoice: string;
}

interface NamedSeries {
  country: CountryCode;
  taxPercent: number;
  /** Settings of the company. */
  settings: object;
}

const chosenSeries = (settings: object): SeriesNames => {
  if ('series' in settings) return settings.series as SeriesNames;
  throw new Error('The company has no series.');
};

/** @param corrects kind of the document that a credit note corrects */
export function seriesOf(
  { country, taxPercent, settings }: NamedSeries,
  kind: DocumentKind,
  corrects?: DocumentKind,
): string {
  if (country === 'CL') return kind === 'credit-note' ? '61' : taxPercent > 0 ? '39' : '41';
  const series = chosenSeries(settings);
  if (kind !== 'credit-note') return series[kind];
  return corrects === 'invoice' ? series.noteOfInvoice : series.noteOfSimplified;
}
