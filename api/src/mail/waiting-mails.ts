import { type EventTexts, type Language, links, type Translations, translated } from '@idavuelta/shared/contracts';
import type { WaitingMailJob } from '../jobs/jobs.ts';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** Somebody on a waiting list, for a mail. */
export interface MailedWaiting {
  to: string;
  language: Language;
  siteOrigin: string;
  state: 'asked' | 'waiting' | 'told';
  tickets: number;
  /** Until when the seats are kept; null while none are. */
  heldUntil: Date | null;
  slug: string;
  startsAt: Date;
  timeZone: string;
  place: string;
  translations: Translations<EventTexts>;
}

/**
 * Asks somebody whether they want to be on the list, or tells them that they are on it, or that seats have returned. Its
 * token is made here, so that the stored job does not contain it; undefined for outdated news.
 */
export async function waitingMail(
  job: WaitingMailJob,
  waiting: MailedWaiting,
  issueToken: () => Promise<string>,
): Promise<Mail | undefined> {
  const { to, language, siteOrigin, slug, startsAt, timeZone, place, tickets, heldUntil } = waiting;
  const returned = job.kind === 'seats-returned';
  const expected = job.kind === 'waiting-asked' ? 'asked' : 'waiting';
  if (returned ? heldUntil?.toISOString() !== job.heldUntil : waiting.state !== expected) return undefined;
  const t = mailTexts(language);
  const { kind } = job;
  const name = translated(waiting.translations, language)?.name ?? slug;
  return toMail(to, t(`${kind}.subject`, { event: name }), {
    language,
    title: t(`${kind}.title`),
    trip: name,
    paragraphs: [t(`${kind}.body`, { count: tickets })],
    facts: [
      [t('labels.event'), name],
      [t('labels.date'), longDate(startsAt.toISOString(), language, timeZone)],
      [t('labels.place'), place],
      [t('labels.tickets'), String(tickets)],
      ...(returned
        ? [[t('seats-returned.until'), longDate(job.heldUntil, language, timeZone)] as [string, string]]
        : []),
    ],
    action: { label: t(`${kind}.action`), href: new URL(links.waiting(slug, await issueToken()), siteOrigin).href },
    note: t(`${kind}.note`),
  });
}
