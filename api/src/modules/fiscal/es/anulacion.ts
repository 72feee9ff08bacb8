import type { FiscalDocument } from '../fiscal-document.ts';
import { invoiceId } from './alta.ts';
import { chainedBlocks, type RecordPlace, type SealedRecord, seal } from './record.ts';

export interface AnulacionPlace extends RecordPlace {
  /** The authority does not have the record of the document: it rejected it. */
  unknownToAuthority?: boolean;
  /** The authority rejected an earlier annulment of the document. */
  rejectedBefore?: boolean;
}

/**
 * RegistroAnulacion: the document should not have been issued. What was issued and is taken back needs a credit note.
 * @throws Error naming the field that is missing or wrong
 */
export function renderAnulacion(document: FiscalDocument, place: AnulacionPlace): SealedRecord {
  if (document.issuedAt > place.generatedAt) throw new Error('issuedAt is later than the record');
  const id = invoiceId(document, document);
  return seal('RegistroAnulacion', {
    IDVersion: '1.0',
    IDFactura: {
      IDEmisorFacturaAnulada: id.IDEmisorFactura,
      NumSerieFacturaAnulada: id.NumSerieFactura,
      FechaExpedicionFacturaAnulada: id.FechaExpedicionFactura,
    },
    RefExterna: String(place.position),
    ...(place.unknownToAuthority && { SinRegistroPrevio: 'S' }),
    ...(place.rejectedBefore && { RechazoPrevio: 'S' }),
    ...chainedBlocks(document, place),
  });
}
