import { createPublicKey, sign, verify } from 'node:crypto';
import type { Caf } from './caf.ts';
import type { DteType } from './document-type.ts';
import { escapeText } from './xml.ts';

/** What a stamp says about its document. */
export interface StampedData {
  issuerTaxId: string;
  type: DteType;
  folio: number;
  /** `2027-03-05` */
  day: string;
  buyerTaxId: string;
  /** Up to 40 characters, as the first item. */
  buyerName: string;
  /** Pesos. */
  total: number;
  firstItem: string;
  /** When it was stamped, in the issuer's zone: `2027-03-05T20:00:00`. */
  stampedAt: string;
}

const element = (name: string, content: string | number) => `<${name}>${content}</${name}>`;

/**
 * Writes the stamp of a document (timbre electrónico, TED), which is also the text of its PDF417. It is signed as it
 * stands, so that it must not be written anew: not even an entity may change.
 */
export function writeTed(data: StampedData, { xml: caf, privateKey }: Pick<Caf, 'xml' | 'privateKey'>): string {
  const dd = element(
    'DD',
    [
      element('RE', data.issuerTaxId),
      element('TD', data.type),
      element('F', data.folio),
      element('FE', data.day),
      element('RR', data.buyerTaxId),
      element('RSR', escapeText(data.buyerName)),
      element('MNT', data.total),
      element('IT1', escapeText(data.firstItem)),
      caf,
      element('TSTED', data.stampedAt),
    ].join(''),
  );
  const signature = sign('RSA-SHA1', Buffer.from(dd, 'latin1'), privateKey).toString('base64');
  return `<TED version="1.0">${dd}<FRMT algoritmo="SHA1withRSA">${signature}</FRMT></TED>`;
}

const tedPattern = /<TED[ >].*?<\/TED>/s;

/** Returns the stamp of a document's XML as it stands; undefined when there is none. */
export const tedOf = (xml: string): string | undefined => tedPattern.exec(xml)?.[0];

/** Puts a stamp in the place of the one in a document's XML. */
export const withTed = (xml: string, ted: string): string => xml.replace(tedPattern, () => ted);

const toUrl = (base64 = '') => Buffer.from(base64, 'base64').toString('base64url');

/** Tells whether a stamp is signed by the key of the CAF within it. That the SII signed the CAF is not asked. */
export function isTedSigned(ted: string): boolean {
  const flat = ted.replace(/>\s+</g, '><');
  const [dd = ''] = /<DD>.*<\/DD>/s.exec(flat) ?? [];
  const [, signature = ''] = /<FRMT algoritmo="SHA1withRSA">([^<]+)<\/FRMT>/.exec(flat) ?? [];
  const [, modulus, exponent] = /<RSAPK><M>([^<]+)<\/M><E>([^<]+)<\/E><\/RSAPK>/.exec(dd) ?? [];
  try {
    const key = createPublicKey({ key: { kty: 'RSA', n: toUrl(modulus), e: toUrl(exponent) }, format: 'jwk' });
    return verify('RSA-SHA1', Buffer.from(dd, 'latin1'), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
