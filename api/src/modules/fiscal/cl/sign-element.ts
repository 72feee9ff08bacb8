import type { SigningCertificate } from '../signing/certificate.ts';
import { signXml } from '../signing/sign.ts';

/** Signs the element of this ID as the SII wants it: SHA-1, the signature after it at the end of the root. */
export const signElement = (xml: string, id: string, certificate: SigningCertificate): string =>
  signXml(xml, certificate, {
    algorithm: 'rsa-sha1',
    place: { xpath: '/*', action: 'append' },
    signedId: id,
    transform: 'c14n',
    keyValue: true,
  });
