import type { Currency, Money } from '@idavuelta/shared/contracts';
import type { Buyer, DocumentKind, DocumentLine, Issuer, Stamp } from '../../database/fiscal-content.ts';

export type { Buyer, DocumentKind, DocumentLine, Issuer } from '../../database/fiscal-content.ts';

/** The place of a document in its gapless series. */
export interface DocumentNumber {
  series: string;
  number: number;
}

/** A tax document as it was issued. It never changes. */
export interface FiscalDocument extends DocumentNumber {
  kind: DocumentKind;
  issuer: Issuer;
  buyer: Buyer;
  issuedAt: Date;
  /** Zone of the issuer, IANA. */
  timeZone: string;
  currency: Currency;
  lines: DocumentLine[];
  /** Percent included in every price; 0 for an exempt sale. */
  taxPercent: number;
  /** All three agree to the smallest unit: base + tax = total. */
  base: Money;
  tax: Money;
  total: Money;
  /** The document that a credit note corrects. */
  corrects?: DocumentNumber & { kind: Exclude<DocumentKind, 'credit-note'>; issuedAt: Date; total: Money };
  /** Why it was corrected, in the country's language. */
  reason?: string;
}

/** A document as its authority wants it. */
export interface RenderedDocument {
  /** UTF-8 or ISO-8859-1 as the authority demands; signed where it demands that. */
  xml: Uint8Array;
  stamp: Stamp;
  /** SHA-256 of the XML, lower case hexadecimal. */
  sha256: string;
}
