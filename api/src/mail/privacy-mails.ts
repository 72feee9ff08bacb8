import { type Language, links, type PrivacyRequestKind } from '@idavuelta/shared/contracts';
import type { PrivacyMailJob } from '../jobs/jobs.ts';
import { longDay } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** A request about personal data, as its mails describe it. */
export interface MailedPrivacyRequest {
  to: string;
  name: string;
  kind: PrivacyRequestKind;
  number: number | null;
  state: string;
  language: Language;
  siteOrigin: string;
  dueOn: string | null;
  answer: string | null;
}

/**
 * Asks to confirm a request, says its number and last day, sends the link of the export, or the answer. The token is
 * issued here, so that it is not stored with the job; undefined for outdated news.
 */
export async function privacyMail(
  kind: PrivacyMailJob['kind'],
  request: MailedPrivacyRequest,
  issueToken: (purpose: 'confirm' | 'export') => Promise<string>,
): Promise<Mail | undefined> {
  const { to, name, number, state, language, siteOrigin, dueOn, answer } = request;
  if ((kind === 'privacy-request-asked') !== (state === 'unconfirmed')) return undefined;
  const t = mailTexts(language);
  const purpose = { 'privacy-request-asked': 'confirm', 'privacy-export': 'export' } as const;
  const link = kind === 'privacy-request-asked' || kind === 'privacy-export' ? purpose[kind] : undefined;
  const facts: [string, string][] = [[t('privacy.kind'), t(`privacy.kinds.${request.kind}`)]];
  if (number !== null) facts.push([t('privacy.number'), String(number)]);
  if (dueOn && kind === 'privacy-request-registered') facts.push([t('privacy.due'), longDay(dueOn, language)]);
  return toMail(to, t(`${kind}.subject`), {
    language,
    title: t(`${kind}.title`),
    paragraphs: [
      // whoever typed the name of an unconfirmed request may be anybody
      ...(kind === 'privacy-request-asked' ? [] : [t('greeting', { name })]),
      t(`${kind}.body`),
      ...(kind === 'privacy-request-answered' && answer ? answer.split('\n') : []),
    ],
    facts,
    ...(link && {
      action: {
        label: t(`${kind as 'privacy-export' | 'privacy-request-asked'}.action`),
        href: new URL(links.privacyLink(link, await issueToken(link)), siteOrigin).href,
      },
    }),
    note: t(`${kind}.note`),
  });
}
