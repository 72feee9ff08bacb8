import type { Money } from '@idavuelta/shared/contracts';

/** A company or person named to the authority. @param country ISO 3166-1; of an id that is no NIF */
export interface Party {
  name: string;
  taxId: string;
  country?: string;
}

/** The program that makes the records, as its producer declares it (block `SistemaInformatico`). */
export interface BillingSystem {
  producer: Party;
  /** Up to 30 characters. */
  name: string;
  /** Two capital letters or digits by which the producer tells its programs apart. */
  id: string;
  version: string;
  /** Number of this installation. */
  installation: string;
  /** Works only as VERI*FACTU, which sends every record. */
  onlyVerifactu: boolean;
  /** Can keep the documents of several issuers. */
  canServeMany: boolean;
}

/** What an installation has chosen for its Spanish documents. */
export interface VerifactuSettings {
  system: BillingSystem;
  /** Address that a QR code leads to: `qrUrls`. */
  qrUrl: string;
  /** Highest total, tax included, of a factura simplificada: 400 € or 3000 € (art. 4 RD 1619/2012). */
  simplifiedLimit: Money;
  /** `Impuesto`: 01 IVA, 02 IPSI, 03 IGIC, 05 other. */
  tax: '01' | '02' | '03' | '05';
  /** `ClaveRegimen`: 01, the general regime, to 21. Not written for other taxes. */
  regime: string;
  /** `OperacionExenta`: why a sale without tax is exempt. */
  exemption?: `E${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
  /** Kind of a factura rectificativa that corrects an invoice; R1: the sale was undone (art. 80 LIVA); R4: other. */
  correction: 'R1' | 'R4';
}
