import { createHash } from 'node:crypto';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import type { SigningCertificate } from '../signing/certificate.ts';
import { amountText } from './amounts.ts';
import { checkDocument } from './check-document.ts';
import { typeCodes } from './document-id.ts';
import { identityOf } from './identity.ts';
import { type NoteReason, writeCreditNote, writeInvoice } from './sale.ts';
import { seal } from './seal.ts';
import type { PeruSettings } from './settings.ts';

/** What the QR code of a printed document says, parts divided by `|`. */
export function qrText(document: FiscalDocument): string {
  const { issuer, buyer, kind, series, number, tax, total, issuedAt, timeZone } = document;
  const { type, number: buyerNumber } = identityOf(buyer);
  const amounts = [amountText(tax), amountText(total)];
  const day = dayAt(issuedAt, timeZone);
  return `${[issuer.taxId, typeCodes[kind], series, number, ...amounts, day, type, buyerNumber].join('|')}|`;
}

interface RenderOptions {
  /** Of a credit note. */
  noteReason?: NoteReason;
  /** When it is signed; when it was issued by default. */
  signedAt?: Date;
}

/**
 * Writes and signs a factura, boleta or nota de crédito in UBL 2.1.
 * @throws RangeError that names the field SUNAT would refuse; CertificateError
 */
export function renderDocument(
  document: FiscalDocument,
  settings: PeruSettings,
  certificate: SigningCertificate,
  { noteReason, signedAt = document.issuedAt }: RenderOptions = {},
): RenderedDocument {
  checkDocument(document);
  const xml =
    document.kind === 'credit-note'
      ? writeCreditNote(document, settings, noteReason)
      : writeInvoice(document, settings);
  const sealed = seal(xml, { certificate, algorithm: settings.signatureAlgorithm, at: signedAt });
  return {
    xml: sealed,
    stamp: { symbology: 'qrcode', text: qrText(document) },
    sha256: createHash('sha256').update(sealed).digest('hex'),
  };
}
