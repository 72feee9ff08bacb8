import type { CountryCode } from '@idavuelta/shared/contracts';

/** The invented company of a country, and who watches over it there. */
export interface Company {
  name: string;
  /** Its number at the tax office, with what the number is called. */
  taxNumber: string;
  address: string;
  privacyMail: string;
  /** Names of laws and of offices stay in their country's language. */
  privacyLaw: string;
  privacyOffice: string;
  consumerOffice: string;
  courts: { es: string; en: string; pt: string };
}

export const companies: Record<CountryCode, Company> = {
  PE: {
    name: 'Idavuelta Perú S.A.C.',
    taxNumber: 'RUC 20999999991',
    address: 'Av. Larco 1232, Miraflores, Lima',
    privacyMail: 'datos@idavuelta.pe',
    privacyLaw: 'Ley N.º 29733, de Protección de Datos Personales',
    privacyOffice: 'Autoridad Nacional de Protección de Datos Personales',
    consumerOffice: 'Indecopi',
    courts: { es: 'los jueces de Lima', en: 'the courts of Lima', pt: 'os juízes de Lima' },
  },
  CL: {
    name: 'Idavuelta Chile SpA',
    taxNumber: 'RUT 99.999.999-9',
    address: 'Av. Providencia 1760, Providencia, Santiago',
    privacyMail: 'datos@idavuelta.cl',
    privacyLaw: 'Ley N.º 19.628, sobre Protección de la Vida Privada',
    privacyOffice: 'Agencia de Protección de Datos Personales',
    consumerOffice: 'Sernac',
    courts: { es: 'los tribunales de Santiago', en: 'the courts of Santiago', pt: 'os tribunais de Santiago' },
  },
  ES: {
    name: 'Idavuelta España, S. L.',
    taxNumber: 'NIF B99999999',
    address: 'Calle de Alcalá 61, 28014 Madrid',
    privacyMail: 'datos@idavuelta.es',
    privacyLaw: 'Reglamento (UE) 2016/679 y Ley Orgánica 3/2018',
    privacyOffice: 'Agencia Española de Protección de Datos',
    consumerOffice: 'Oficina Municipal de Información al Consumidor',
    courts: {
      es: 'los tribunales de tu domicilio',
      en: 'the courts where you live',
      pt: 'os tribunais do seu domicílio',
    },
  },
};
