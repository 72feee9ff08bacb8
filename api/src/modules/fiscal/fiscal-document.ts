import type { CountryCode, Currency, Money } from '@idavuelta/shared/contracts';

/** Kinds of tax documents; `simplified` names no buyer: a boleta, or a Spanish factura simplificada. */
export const documentKinds = ['simplified', 'invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The company that issues documents in a country. */
export interface Issuer {
  country: CountryCode;
  /** Tax id as the authority writes it: RUC, RUT (`76123456-0`) or NIF. */
  taxId: string;
  legalName: string;
  tradeName: string;
  address: string;
  /** District of the address; `code`: ubigeo in Peru. */
  district: string;
  city: string;
  postalCode: string;
  districtCode: string;
  /** Line of business as registered; used in Chile. */
  activity: string;
}

/** What a buyer gave before paying. */
export interface Buyer {
  /** `personal`: DNI, carné, RUN, NIF of a person or passport. */
  idKind: 'company' | 'personal' | 'passport' | 'none';
  taxId?: string;
  name: string;
  address?: string;
}

/** What a document charges for. Prices include the tax. */
export interface DocumentLine {
  description: string;
  quantity: number;
  /** With tax, for one. */
  unitPrice: Money;
  /** With tax, for all, after discounts. */
  total: Money;
}

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
  /** What the printed document carries: the text of its QR code, or of its PDF417. */
  stamp: { symbology: 'qrcode' | 'pdf417'; text: string };
  /** SHA-256 of the XML, lower case hexadecimal. */
  sha256: string;
}
