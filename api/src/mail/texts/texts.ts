import type { Language, OrderDetail } from '@idavuelta/shared/contracts';
import { createTexts } from '../../texts/create-texts.ts';
import type written from './es_PE.json';

/** Texts of mails, of tickets on paper and in wallets, and of messages: those of one mail have its kind before them. */
export const mailTexts = createTexts<typeof written>(import.meta.dirname);

export type MailTexts = ReturnType<typeof mailTexts>;

/** The texts about an order: the event's country says what a pick-up is called, the language all else. */
export const orderTexts = ({ language, detail }: { language: Language; detail: Pick<OrderDetail, 'event'> }) =>
  mailTexts(language, detail.event.countryCode);
