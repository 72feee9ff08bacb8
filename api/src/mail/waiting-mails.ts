import { type EventTexts, type Language, links, type Translations, translated } from '@idavuelta/shared/contracts';
import type { WaitingMailJob } from '../jobs/jobs.ts';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** A waiting list entry as recipient of a mail. */
export interface MailedWaiting {
  to: string;
  language: Language;
  siteOrigin: string;
  state: 'asked' | 'waiting' | 'told';
  tickets: number;
  /** End of the reservation; null without one. */
  heldUntil: Date | null;
  slug: string;
  startsAt: Date;
  timeZone: string;
  place: string;
  translations: Translations<EventTexts>;
}

/**
 * Asks to confirm a waiting list entry, confirms it, or announces returned seats. The token is issued here, so that it
 * is not stored with the job; undefined for outdated news.
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
