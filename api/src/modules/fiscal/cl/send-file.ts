import { createHash } from 'node:crypto';
import { invalid } from '../invalid.ts';
import { assertValidAt, type SigningCertificate } from '../signing/certificate.ts';
import type { ChileSettings } from './settings.ts';
import { signElement } from './sign-element.ts';
import { rutField } from './text.ts';
import { toBytes } from './xml.ts';

export interface SendOptions {
  settings: ChileSettings;
  certificate: SigningCertificate;
  signedAt: Date;
  /** Zone of the issuer, IANA. */
  timeZone: string;
}

export interface RenderedFile {
  /** ISO-8859-1, signed. */
  xml: Uint8Array;
  /** SHA-256 of the XML, lower case hexadecimal. */
  sha256: string;
}

/** What files to the SII say of who sends them. @throws RangeError that names the field */
export function senderFields({ settings }: SendOptions) {
  const { resolution, senderTaxId } = settings;
  if (!/^\d{4}-\d\d-\d\d$/.test(resolution.date)) throw invalid('resolution.date', 'is no date');
  return {
    sender: { RutEnvia: rutField('senderTaxId', senderTaxId) },
    resolution: { FchResol: resolution.date, NroResol: String(resolution.number) },
  };
}

/** Signs a file's element, and encodes the file. @param mend is applied to the signed text */
export function sealFile(
  xml: string,
  id: string,
  options: SendOptions,
  mend = (signed: string) => signed,
): RenderedFile {
  const { certificate, signedAt } = options;
  assertValidAt(certificate, signedAt);
  const bytes = toBytes(mend(signElement(xml, id, certificate)));
  return { xml: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
