import type { SignatureAlgorithm } from '../signing/sign.ts';

/** What an installation decides about its documents in Peru. */
export interface PeruSettings {
  /** How a sale without tax is affected, of SUNAT's catalogue 07: 20 exonerado, 30 inafecto. */
  exemptAs: '20' | '30';
  /** Code of the establishment at the authority; `0000` is the fiscal address. */
  establishmentCode: string;
  /** Unit of every line, of catalogue 03: `ZZ` for services, `NIU` for goods. */
  unitCode: string;
  signatureAlgorithm: SignatureAlgorithm;
}
