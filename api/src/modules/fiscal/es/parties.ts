import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import type { Buyer, Issuer } from '../fiscal-document.ts';
import { textField } from './fields.ts';
import type { BillingSystem, Party } from './settings.ts';

/** @throws Error naming the field */
export function nifField(field: string, text: string | undefined): string {
  const nif = readTaxId('ES', text ?? '')?.taxId;
  if (!nif) throw new Error(`${field} is no NIF: ${text ?? ''}`);
  return nif;
}

/** Kinds of ids that are no NIF (`IDType`). */
const foreignId = { passport: '03', residence: '04' } as const;

function foreign(field: string, party: Party, idType: string) {
  const country = party.country ?? '';
  if (!/^[A-Z]{2}$/.test(country)) throw new Error(`${field}.country is no country: ${country}`);
  return { IDOtro: { CodigoPais: country, IDType: idType, ID: textField(`${field}.taxId`, party.taxId, 20) } };
}

/** Name and id of a company or person; with a country other than Spain the id is that country's. */
function party(field: string, { name, taxId, country = 'ES' }: Party, passport = false) {
  const isForeign = passport || country !== 'ES';
  return {
    NombreRazon: textField(`${field}.name`, name, 120),
    ...(isForeign
      ? foreign(field, { name, taxId, country }, passport ? foreignId.passport : foreignId.residence)
      : { NIF: nifField(`${field}.taxId`, taxId) }),
  };
}

/**
 * The buyer of an invoice.
 * @param country ISO 3166-1, of a passport or of an id that is no NIF
 * @throws Error naming the field; also for an invoice of the issuer to itself, which the authority refuses
 */
export function recipients({ idKind, name, taxId = '' }: Buyer, issuer: Issuer, country?: string) {
  if (idKind === 'none') throw new Error('buyer.taxId is missing');
  if (idKind === 'passport' && !country) throw new Error('buyer.country is missing');
  const recipient = party('buyer', { name, taxId, country }, idKind === 'passport');
  if ('NIF' in recipient && recipient.NIF === nifField('issuer.taxId', issuer.taxId)) {
    throw new Error('buyer.taxId is the issuer’s');
  }
  return { Destinatarios: { IDDestinatario: recipient } };
}

const yesOrNo = (value: boolean) => (value ? 'S' : 'N');

function systemId({ id }: BillingSystem): string {
  if (!/^[A-Z0-9]{2}$/.test(id)) throw new Error(`system.id is not two capital letters or digits: ${id}`);
  return id;
}

/** @param servesMany the system holds documents of more than one issuer now (`IndicadorMultiplesOT`) */
export const billingSystem = (system: BillingSystem, servesMany: boolean) => ({
  SistemaInformatico: {
    ...party('system.producer', system.producer),
    NombreSistemaInformatico: textField('system.name', system.name, 30),
    IdSistemaInformatico: systemId(system),
    Version: textField('system.version', system.version, 50),
    NumeroInstalacion: textField('system.installation', system.installation, 100),
    TipoUsoPosibleSoloVerifactu: yesOrNo(system.onlyVerifactu),
    TipoUsoPosibleMultiOT: yesOrNo(system.canServeMany),
    IndicadorMultiplesOT: yesOrNo(servesMany),
  },
});
