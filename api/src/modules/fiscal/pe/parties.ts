import type { Buyer, Issuer } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';
import type { XmlTree } from '../xml-tree.ts';
import { identityOf } from './identity.ts';
import { lineOfText } from './line-of-text.ts';
import type { PeruSettings } from './settings.ts';

const identification = (type: string, number: string) => ({
  'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': type, '#': number } },
});

export function supplier(issuer: Issuer, { establishmentCode }: PeruSettings): XmlTree {
  if (!/^\d{4}$/.test(establishmentCode)) throw invalid('establishmentCode', 'is not of four digits');
  return {
    'cac:Party': {
      ...identification('6', issuer.taxId),
      'cac:PartyName': { 'cbc:Name': lineOfText('issuer.tradeName', issuer.tradeName, 1500) },
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': lineOfText('issuer.legalName', issuer.legalName, 1500),
        'cac:RegistrationAddress': {
          'cbc:ID': issuer.districtCode,
          'cbc:AddressTypeCode': establishmentCode,
          'cbc:CityName': lineOfText('issuer.city', issuer.city, 30),
          'cbc:District': lineOfText('issuer.district', issuer.district, 30),
          'cac:AddressLine': { 'cbc:Line': lineOfText('issuer.address', issuer.address, 200) },
          'cac:Country': { 'cbc:IdentificationCode': 'PE' },
        },
      },
    },
  };
}

export function customer(buyer: Buyer): XmlTree {
  const { type, number } = identityOf(buyer);
  const address = buyer.address && {
    'cac:AddressLine': { 'cbc:Line': lineOfText('buyer.address', buyer.address, 200) },
  };
  return {
    'cac:Party': {
      ...identification(type, number),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': lineOfText('buyer.name', buyer.name, 1500),
        'cac:RegistrationAddress': address || undefined,
      },
    },
  };
}
