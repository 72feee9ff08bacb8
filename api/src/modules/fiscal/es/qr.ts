import type { InvoiceId } from './record-tree.ts';

/** Where a buyer checks a document sent to the authority. */
export const qrUrls = {
  production: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
} as const;

/**
 * Returns the text of the QR code that a document carries.
 * @param total as in the record: `123.45`
 */
export function qrText(url: string, invoice: InvoiceId, total: string): string {
  const values = {
    nif: invoice.IDEmisorFactura,
    numserie: invoice.NumSerieFactura,
    fecha: invoice.FechaExpedicionFactura,
    importe: total,
  };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}?${query.join('&')}`;
}
