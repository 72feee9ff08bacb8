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
  /** The law with its article, for a sentence in Spanish. */
  underPrivacyLaw: string;
  privacyOffice: string;
  /** Whom one turns to, with the preposition. */
  consumerOffice: Sentence;
  courts: Sentence;
}

/** A part of a sentence, by the language of the sentence. */
type Sentence = Record<'es' | 'en' | 'pt', string>;

/** Since when the documents apply; a day that is over. */
export const inForceSince: Sentence = { es: '1 de julio de 2026', en: 'July 1, 2026', pt: '1º de julho de 2026' };

export const companies: Record<CountryCode, Company> = {
  PE: {
    name: 'Idavuelta Perú S.A.C.',
    taxNumber: 'RUC 20608812345',
    address: 'Av. Larco 1232, Miraflores, Lima',
    privacyMail: 'datos@idavuelta.pe',
    privacyLaw: 'Ley N.º 29733, de Protección de Datos Personales',
    underPrivacyLaw: 'la Ley N.º 29733, de Protección de Datos Personales',
    privacyOffice: 'Autoridad Nacional de Protección de Datos Personales',
    consumerOffice: { es: 'al Indecopi', en: 'to Indecopi', pt: 'ao Indecopi' },
    courts: { es: 'los jueces de Lima', en: 'the courts of Lima', pt: 'os juízes de Lima' },
  },
  CL: {
    name: 'Idavuelta Chile SpA',
    taxNumber: 'RUT 77.481.290-6',
    address: 'Av. Providencia 1760, Providencia, Santiago',
    privacyMail: 'datos@idavuelta.cl',
    privacyLaw: 'Ley N.º 19.628, sobre Protección de la Vida Privada',
    underPrivacyLaw: 'la Ley N.º 19.628, sobre Protección de la Vida Privada',
    privacyOffice: 'Agencia de Protección de Datos Personales',
    consumerOffice: { es: 'al Sernac', en: 'to Sernac', pt: 'ao Sernac' },
    courts: { es: 'los tribunales de Santiago', en: 'the courts of Santiago', pt: 'os tribunais de Santiago' },
  },
  ES: {
    name: 'Idavuelta España, S. L.',
    taxNumber: 'NIF B12345674',
    address: 'Calle de Alcalá 61, 28014 Madrid',
    privacyMail: 'datos@idavuelta.es',
    privacyLaw: 'Reglamento (UE) 2016/679 y Ley Orgánica 3/2018',
    underPrivacyLaw: 'el Reglamento (UE) 2016/679 y la Ley Orgánica 3/2018',
    privacyOffice: 'Agencia Española de Protección de Datos',
    consumerOffice: {
      es: 'a la Oficina Municipal de Información al Consumidor',
      en: 'to the Oficina Municipal de Información al Consumidor',
      pt: 'à Oficina Municipal de Información al Consumidor',
    },
    courts: {
      es: 'los tribunales de tu domicilio',
      en: 'the courts where you live',
      pt: 'os tribunais do seu domicílio',
    },
  },
};
