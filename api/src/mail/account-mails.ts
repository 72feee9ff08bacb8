import { type Language, links } from '@idavuelta/shared/contracts';
import type { TokenPurpose } from '../database/column-types.ts';
import type { AccountMailJob } from '../jobs/jobs.ts';
import { asMail, type Mail } from './mail.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { mailTexts } from './texts/texts.ts';

export interface Recipient {
  to: string;
  firstName: string;
  language: Language;
}

export type IssueToken = (purpose: TokenPurpose, customerId: number, email?: string) => Promise<string>;

interface AccountMailKind {
  texts: 'verify' | 'reset' | 'confirmEmail' | 'emailChange' | 'loginGuesses';
  /** What the link is for; absent for a mail that only tells something. */
  purpose?: TokenPurpose;
  path: (token: string) => string;
}

const kinds: Record<AccountMailJob['kind'], AccountMailKind> = {
  'verify-account': { texts: 'verify', purpose: 'verify', path: links.verifyAccount },
  'reset-password': { texts: 'reset', purpose: 'reset', path: links.recoveryAccount },
  'confirm-email': { texts: 'confirmEmail', purpose: 'email', path: links.confirmEmail },
  'email-change-notice': { texts: 'emailChange', path: links.home },
  'login-guesses': { texts: 'loginGuesses', path: links.home },
};

/**
 * A mail about an account. Its token is made here, so that the stored job does not contain it; a repeated job sends a
 * new one.
 */
export async function accountMailOf(
  job: AccountMailJob & { siteOrigin: string },
  recipient: Recipient,
  issueToken: IssueToken,
): Promise<Mail> {
  const { firstName, language } = recipient;
  const { texts: name, purpose, path } = kinds[job.kind];
  const texts: MailTexts[typeof name] = mailTexts[language][name];
  const address = 'address' in job ? job.address : undefined;
  const token = purpose ? await issueToken(purpose, job.customerId, address) : '';
  return asMail(address ?? recipient.to, texts.subject, {
    language,
    title: texts.title,
    paragraphs: [mailTexts[language].greeting(firstName), texts.body],
    action: { label: texts.action, href: new URL(path(token), job.siteOrigin).href },
    note: texts.note,
  });
}
