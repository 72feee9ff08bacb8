import type { FiscalDocument } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import { type BatchOptions, type RenderedBatch, renderBatch } from './batch.ts';
import { checkDocument } from './check-document.ts';
import { isOfBoletas, typeCodes } from './document-id.ts';
import { lineOfText } from './line-of-text.ts';

export interface VoidedEntry {
  document: FiscalDocument;
  /** Why, in Spanish: up to 100 characters. */
  reason: string;
}

/**
 * Writes the communication of annulment (comunicación de baja, RA) of facturas and their notes, of one day. Boletas are
 * annulled in a daily summary.
 * @throws RangeError that names the field; CertificateError
 */
export function renderVoidedDocuments(entries: VoidedEntry[], options: BatchOptions): RenderedBatch {
  const lines = entries.map(({ document, reason }, index) => {
    checkDocument(document);
    if (isOfBoletas(document)) throw invalid(`entries[${index}]`, 'is a boleta or a note of one');
    return {
      'cbc:LineID': String(index + 1),
      'cbc:DocumentTypeCode': typeCodes[document.kind],
      'sac:DocumentSerialID': document.series,
      'sac:DocumentNumberID': String(document.number),
      'sac:VoidReasonDescription': lineOfText(`entries[${index}].reason`, reason, 100),
    };
  });
  return renderBatch(
    { root: 'VoidedDocuments', prefix: 'RA', customization: '1.0', lineName: 'sac:VoidedDocumentsLine' },
    entries.map(({ document }) => document),
    lines,
    options,
  );
}
