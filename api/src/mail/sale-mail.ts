import { type EventTexts, links, type Translations, translated } from '@idavuelta/shared/contracts';
import type { Recipient } from './account-mails.ts';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** An event whose sale opens soon, or has just opened. */
export interface MailedSale {
  slug: string;
  timeZone: string;
  translations: Translations<EventTexts>;
  place: string;
  startsAt: Date;
  /** Null once it has opened. */
  opensAt: Date | null;
}

/** Reminds of the opening of a sale. */
export function saleMail({ to, language }: Recipient, sale: MailedSale, siteUrl: string): Promise<Mail> {
  const { slug, timeZone, translations, place, startsAt, opensAt } = sale;
  const t = mailTexts(language);
  const event = translated(translations, language)?.name ?? slug;
  const dateOf = (moment: Date) => longDate(moment.toISOString(), language, timeZone);
  return toMail(to, t(opensAt ? 'sale-opens.subject' : 'sale-opens.subject_open', { event }), {
    language,
    title: t(opensAt ? 'sale-opens.title' : 'sale-opens.title_open'),
    trip: event,
    paragraphs: [t(opensAt ? 'sale-opens.body' : 'sale-opens.body_open')],
    facts: [
      ...(opensAt ? [[t('sale-opens.at'), dateOf(opensAt)] as [string, string]] : []),
      [t('labels.event'), event],
      [t('labels.date'), dateOf(startsAt)],
      [t('labels.place'), place],
    ],
    action: { label: t('sale-opens.action'), href: new URL(links.event(slug), siteUrl).href },
    note: t('sale-opens.note'),
  });
}
