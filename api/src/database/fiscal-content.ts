import type { CountryCode, Money } from '@idavuelta/shared/contracts';

/** `simplified` is a receipt that need not name the buyer: a boleta, or a Spanish factura simplificada. */
export type DocumentKind = 'simplified' | 'invoice' | 'credit-note';

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
  /** ISO 3166-1, of a passport; the issuer's when absent. */
  country?: string;
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

/** What the printed document carries: the text of its QR code, or of its PDF417. */
export interface Stamp {
  symbology: 'qrcode' | 'pdf417';
  text: string;
}

/** `issue` tells of a document, again after a refusal; `annul`: that it should not have been issued. */
export type Operation = 'issue' | 'annul';

/** The part of a tax document that is stored as JSON; amounts, dates and numbers have columns of their own. */
export interface FiscalContent {
  issuer: Issuer;
  buyer: Buyer;
  /** Zone of the issuer, IANA. */
  timeZone: string;
  /** Percent included in every price; 0 for an exempt sale. */
  taxPercent: number;
  lines: DocumentLine[];
  /** Why a credit note corrects, in the country's language. */
  reason?: string;
}
