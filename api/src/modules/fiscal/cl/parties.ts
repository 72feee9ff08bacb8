import type { Buyer, Issuer } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import type { ChileSettings } from './settings.ts';
import { cutLine, rutField, wholeLine } from './text.ts';

/** RUT that the SII wants for buyers who are not named, or who have no RUT. */
export const unnamedTaxId = '66666666-6';

/** Who bought, as document and stamp name them. */
export interface Recipient {
  taxId: string;
  name: string;
}

/** @throws RangeError that names the field */
export function recipientOf({ idKind, taxId, name }: Buyer, { unnamedBuyer }: ChileSettings): Recipient {
  const hasRut = idKind === 'company' || idKind === 'personal';
  return {
    taxId: hasRut ? rutField('buyer.taxId', taxId) : unnamedTaxId,
    name: name.trim() || hasRut ? cutLine('buyer.name', name, 100) : cutLine('unnamedBuyer', unnamedBuyer, 100),
  };
}

const place = ({ address, district, city }: Issuer) => ({
  DirOrigen: wholeLine('issuer.address', address, 70),
  CmnaOrigen: wholeLine('issuer.district', district, 20),
  CiudadOrigen: wholeLine('issuer.city', city, 20),
});

/** The issuer, `Emisor`, of a boleta. */
export const boletaIssuer = (issuer: Issuer): XmlTree => ({
  RUTEmisor: rutField('issuer.taxId', issuer.taxId),
  RznSocEmisor: wholeLine('issuer.legalName', issuer.legalName, 100),
  GiroEmisor: wholeLine('issuer.activity', issuer.activity, 80),
  ...place(issuer),
});

/** The issuer of a credit note, which has other names for the same, and the code of its activity. */
export function noteIssuer(issuer: Issuer, { activityCode }: ChileSettings): XmlTree {
  if (!/^[1-9]\d{0,5}$/.test(activityCode)) throw invalid('activityCode', 'is not of up to six digits');
  return {
    RUTEmisor: rutField('issuer.taxId', issuer.taxId),
    RznSoc: wholeLine('issuer.legalName', issuer.legalName, 100),
    GiroEmis: wholeLine('issuer.activity', issuer.activity, 80),
    Acteco: activityCode,
    ...place(issuer),
  };
}

/** The buyer, `Receptor`. */
export const recipient = (buyer: Buyer, settings: ChileSettings): XmlTree => {
  const { taxId, name } = recipientOf(buyer, settings);
  return {
    RUTRecep: taxId,
    RznSocRecep: name,
    DirRecep: buyer.address?.trim() ? cutLine('buyer.address', buyer.address, 70) : undefined,
  };
};
