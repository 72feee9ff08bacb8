import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import { breakdown } from './breakdown.ts';
import { dayField, invoiceNumber, summaryField, textField } from './fields.ts';
import { nifField, recipients } from './parties.ts';
import { qrText } from './qr.ts';
import { chainedBlocks, type RecordPlace, type SealedRecord, seal } from './record.ts';
import type { VerifactuSettings } from './settings.ts';

export interface AltaPlace extends RecordPlace {
  /** ISO 3166-1, of a buyer whose id is a passport or no NIF. */
  buyerCountry?: string;
  /**
   * Makes the record of a document anew, because the authority accepted the first with errors (`N`), rejected a record
   * made anew (`S`), or rejected the first, which it therefore does not have (`X`).
   */
  remade?: 'N' | 'S' | 'X';
}

/** Date and number by which the authority knows a document. */
export function invoiceId(
  { issuer, timeZone }: FiscalDocument,
  document: Pick<FiscalDocument, 'series' | 'number' | 'issuedAt'>,
) {
  return {
    IDEmisorFactura: nifField('issuer.taxId', issuer.taxId),
    NumSerieFactura: invoiceNumber(document),
    FechaExpedicionFactura: dayField('issuedAt', document.issuedAt, timeZone),
  };
}

/** `TipoFactura`: F1 invoice, F2 factura simplificada, R1 to R4 and R5 their corrections. */
function invoiceType({ kind, corrects }: FiscalDocument, settings: VerifactuSettings) {
  if (kind === 'credit-note') return corrects?.kind === 'simplified' ? 'R5' : settings.correction;
  return kind === 'simplified' ? 'F2' : 'F1';
}

/** The document that a credit note corrects by the difference (`TipoRectificativa` I), in whole or in part. */
function correction(document: FiscalDocument) {
  const { kind, corrects, total } = document;
  if (kind !== 'credit-note') return;
  if (!corrects) throw new Error('corrects is missing');
  if (total.minor > corrects.total.minor) throw new Error('total is more than that of the corrected document');
  return {
    TipoRectificativa: 'I',
    FacturasRectificadas: { IDFacturaRectificada: invoiceId(document, corrects) },
  };
}

function checkDocument({ kind, issuer, total, issuedAt }: FiscalDocument, { settings, generatedAt }: AltaPlace): void {
  if (issuer.country !== 'ES') throw new Error(`issuer.country is not ES: ${issuer.country}`);
  if (issuedAt > generatedAt) throw new Error('issuedAt is later than the record');
  if (kind === 'simplified' && total.minor > settings.simplifiedLimit.minor) {
    throw new Error('total is more than a factura simplificada may charge');
  }
}

/**
 * RegistroAlta: the record of an issued document, or of its correction.
 * @throws Error naming the field that is missing, wrong or too long
 */
export function renderAlta(document: FiscalDocument, place: AltaPlace): RenderedDocument & SealedRecord {
  checkDocument(document, place);
  const { settings, remade, buyerCountry } = place;
  const { issuer, buyer, reason, lines } = document;
  const TipoFactura = invoiceType(document, settings);
  const namesBuyer = TipoFactura !== 'F2' && TipoFactura !== 'R5';
  const description = [reason, ...lines.map((line) => line.description)].filter(Boolean).join('; ');
  const IDFactura = invoiceId(document, document);
  const amounts = breakdown(document, settings, document.kind === 'credit-note' ? -1 : 1);
  const sealed = seal('RegistroAlta', {
    IDVersion: '1.0',
    IDFactura,
    RefExterna: String(place.position),
    NombreRazonEmisor: textField('issuer.legalName', issuer.legalName, 120),
    ...(remade && { Subsanacion: 'S', RechazoPrevio: remade }),
    TipoFactura,
    ...correction(document),
    DescripcionOperacion: summaryField('lines', description, 500),
    ...(namesBuyer && recipients(buyer, issuer, buyerCountry)),
    ...amounts,
    ...chainedBlocks(document, place),
  });
  const stamp = { symbology: 'qrcode', text: qrText(settings.qrUrl, IDFactura, amounts.ImporteTotal) } as const;
  return { ...sealed, stamp };
}
