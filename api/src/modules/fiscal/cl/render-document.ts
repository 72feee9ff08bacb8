import { createHash } from 'node:crypto';
import { dayAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import { assertValidAt, type SigningCertificate } from '../signing/certificate.ts';
import type { Caf } from './caf.ts';
import { checkDocument } from './check-document.ts';
import { typeOf } from './document-type.ts';
import { documento, itemName } from './documento.ts';
import { assertUsable } from './folios.ts';
import { recipientOf } from './parties.ts';
import { assertValid } from './schema.ts';
import type { ChileSettings } from './settings.ts';
import { signElement } from './sign-element.ts';
import { withTed, writeTed } from './ted.ts';
import { rutField } from './text.ts';
import { toBytes, writeXml } from './xml.ts';

export interface RenderOptions {
  settings: ChileSettings;
  /** In whose range the document's number is. */
  caf: Caf;
  certificate: SigningCertificate;
  /** When it is signed; when it was issued by default. */
  signedAt?: Date;
}

function stampOf(document: FiscalDocument, { settings, caf }: RenderOptions): string {
  const { issuer, buyer, number, issuedAt, timeZone, total } = document;
  const data = {
    issuerTaxId: rutField('issuer.taxId', issuer.taxId),
    type: typeOf(document),
    folio: number,
    day: dayAt(issuedAt, timeZone),
  };
  assertUsable(caf, { ...data, taxId: data.issuerTaxId }, settings.cafMonths[data.type]);
  const { taxId, name } = recipientOf(buyer, settings);
  return writeTed(
    {
      ...data,
      buyerTaxId: taxId,
      buyerName: name.slice(0, 40).trim(),
      total: total.minor,
      firstItem: itemName(document, 0, 40),
      stampedAt: wallTimeAt(issuedAt, timeZone),
    },
    caf,
  );
}

/**
 * Writes, stamps and signs a boleta, a boleta exenta or a nota de crédito (documento tributario electrónico, DTE).
 * @returns XML in ISO-8859-1, to be stored and put into envelopes as it is; the stamp's text has characters of
 *   ISO-8859-1 only, each of which is one byte of the PDF417
 * @throws RangeError that names the field the SII would refuse; CafError; CertificateError
 */
export function renderDocument(document: FiscalDocument, options: RenderOptions): RenderedDocument {
  const { settings, certificate, signedAt = document.issuedAt } = options;
  const { issuedAt, timeZone } = document;
  checkDocument(document);
  assertValidAt(certificate, signedAt);
  const type = typeOf(document);
  const ted = stampOf(document, options);
  const id = `F${document.number}T${type}`;
  const unsigned = writeXml('DTE', {
    Documento: {
      '@ID': id,
      ...documento(document, settings),
      TED: {},
      TmstFirma: wallTimeAt(issuedAt, timeZone),
    },
  });
  const signed = signElement(
    unsigned.replace('<TED/>', () => ted),
    id,
    certificate,
  );
  const xml = toBytes(withTed(signed, ted));
  assertValid(xml, type === 61 ? 'DTE_v10' : 'boleta');
  return { xml, stamp: { symbology: 'pdf417', text: ted }, sha256: createHash('sha256').update(xml).digest('hex') };
}
