import type { DteType } from './document-type.ts';

/** What an installation has chosen, or got from the SII, for its documents in Chile. */
export interface ChileSettings {
  /** Main activity as registered, `Acteco`: up to six digits. Written on credit notes. */
  activityCode: string;
  /** What a buyer without a name is called. */
  unnamedBuyer: string;
  /** Months for which the folios of a CAF can be used from its date on; a type without an entry has no limit. */
  cafMonths: Partial<Record<DteType, number>>;
  /** The SII's resolution that lets the issuer write documents; in its test environment the number is 0. */
  resolution: {
    /** `2027-01-15` */
    date: string;
    number: number;
  };
  /** RUT of the person whose certificate signs, and who sends. */
  senderTaxId: string;
}
