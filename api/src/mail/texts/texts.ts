import type { Language, OrderDetail } from '@idavuelta/shared/contracts';
import { createTexts } from '../../texts/create-texts.ts';
import type written from './es_PE.json';

/** Texts of mails, of tickets in PDFs and wallets, and of messages, prefixed by the kind of mail. */
export const mailTexts = createTexts<typeof written>(import.meta.dirname);

export type MailTexts = ReturnType<typeof mailTexts>;

/**
 * Returns the texts about an order: the event's country determines the word for a pick-up, the language everything
 * else.
 */
export const orderTexts = ({ language, detail }: { language: Language; detail: Pick<OrderDetail, 'event'> }) =>
  mailTexts(language, detail.event.countryCode);
