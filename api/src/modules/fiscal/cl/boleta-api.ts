import { dayAt } from '@idavuelta/shared/contracts/time';
import { create } from 'xmlbuilder2';
import type { FiscalDocument } from '../fiscal-document.ts';
import type { SigningCertificate } from '../signing/certificate.ts';
import { signXml } from '../signing/sign.ts';
import { typeOf } from './document-type.ts';
import { recipientOf } from './parties.ts';
import type { ChileSettings } from './settings.ts';
import { rutField, rutParts } from './text.ts';

/** Servers of the SII's API of boletas (API SII V1). Envelopes are posted to another than the rest. */
export const boletaServers = {
  test: { api: 'https://apicert.sii.cl/recursos/v1', upload: 'https://pangal.sii.cl/recursos/v1' },
  production: { api: 'https://api.sii.cl/recursos/v1', upload: 'https://rahue.sii.cl/recursos/v1' },
};

/** Paths below a server. All but the first two need the header `Cookie: TOKEN=…`. */
export const boletaPaths = {
  /** GET: a seed, which is good for two minutes. */
  seed: '/boleta.electronica.semilla',
  /** POST `signedSeed` as `application/xml`: a token. */
  token: '/boleta.electronica.token',
  /** POST `uploadFields` and the file as `archivo`, in `multipart/form-data` that is not chunked: a track id. */
  upload: '/boleta.electronica.envio',
  /** GET: what became of an envelope. */
  uploadStatus: (issuerTaxId: string, trackId: string) => `/boleta.electronica.envio/${issuerTaxId}-${trackId}`,
};

/** Writes the request of a token: a seed, signed as a whole. */
export function signedSeed(seed: string, certificate: SigningCertificate): string {
  if (!/^\w+$/.test(seed)) throw new RangeError('seed: is none');
  const xml = create({ version: '1.0' }, { getToken: { item: { Semilla: seed } } }).end();
  const place = { xpath: '/*', action: 'append' } as const;
  return signXml(xml, certificate, { algorithm: 'rsa-sha1', place, keyValue: true });
}

/** Returns who sends, and for whom, as an upload names them. */
export function uploadFields(issuerTaxId: string, { senderTaxId }: ChileSettings): Record<string, string> {
  const [rutSender, dvSender] = rutParts('senderTaxId', senderTaxId);
  const [rutCompany, dvCompany] = rutParts('issuer.taxId', issuerTaxId);
  return { rutSender, dvSender, rutCompany, dvCompany };
}

/** Returns the path, with its query, by which the SII is asked whether it has a boleta. GET. */
export function documentPath(document: FiscalDocument, settings: ChileSettings): string {
  const { issuer, buyer, number, issuedAt, timeZone, total } = document;
  const [receptor, checkDigit] = rutParts('buyer.taxId', recipientOf(buyer, settings).taxId);
  const query = new URLSearchParams({
    rut_receptor: receptor,
    dv_receptor: checkDigit,
    monto: String(total.minor),
    fechaEmision: dayAt(issuedAt, timeZone).split('-').reverse().join('-'),
  });
  const issuerTaxId = rutField('issuer.taxId', issuer.taxId);
  return `/boleta.electronica/${issuerTaxId}-${typeOf(document)}-${number}/estado?${query}`;
}
