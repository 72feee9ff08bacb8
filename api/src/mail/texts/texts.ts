import type { CountryCode, Language, OrderDetail } from '@idavuelta/shared/contracts';
import { en } from './en.ts';
import { es, esCL, esES } from './es.ts';
import { esESInPeru, esOutsidePeru } from './es-elsewhere.ts';
import type { MailTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

export const mailTexts: Record<Language, MailTexts> = { es_PE: es, es_CL: esCL, es_ES: esES, en_US: en, pt_BR: pt };

/** Where the country has another word for the pick-up than the one of the language. */
const ofCountry: Partial<Record<Language, Partial<Record<CountryCode, MailTexts>>>> = {
  es_PE: { CL: esOutsidePeru, ES: esOutsidePeru },
  es_ES: { PE: esESInPeru },
};

/** The texts of a mail about an order: the event's country says what a pick-up is called, the language all else. */
export function orderTexts({
  language,
  detail,
}: {
  language: Language;
  detail: Pick<OrderDetail, 'event'>;
}): MailTexts {
  const { countryCode } = detail.event;
  return (countryCode && ofCountry[language]?.[countryCode]) ?? mailTexts[language];
}
