import type { Setup } from '../authority.ts';
import { CertificateError, type SigningCertificate } from './certificate.ts';

/** @throws CertificateError while staff has uploaded none */
export function certificateOf({ certificate }: Setup): SigningCertificate {
  if (!certificate) throw new CertificateError('missing');
  return certificate;
}
