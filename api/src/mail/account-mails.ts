import { type Language, links } from '@idavuelta/shared/contracts';
import type { TokenPurpose } from '../database/column-types.ts';
import type { AccountMailJob } from '../jobs/jobs.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

export interface Recipient {
  to: string;
  firstName: string;
  language: Language;
}

export type IssueToken = (purpose: TokenPurpose, customerId: number, email?: string) => Promise<string>;

interface AccountMailKind {
  /** Purpose of the link; absent for a mail without one. */
  purpose?: TokenPurpose;
  path: (token: string) => string;
}

const kinds: Record<AccountMailJob['kind'], AccountMailKind> = {
  'verify-account': { purpose: 'verify', path: links.verifyAccount },
  'reset-password': { purpose: 'reset', path: links.recoveryAccount },
  'confirm-email': { purpose: 'email', path: links.confirmEmail },
  'email-change-notice': { path: links.home },
  'login-guesses': { path: links.home },
  'password-changed': { path: links.home },
};

/**
 * Writes a mail about an account. Its token is issued here, so that it is not stored with the job; a retried job sends
 * a new one.
 */
export async function accountMailOf(
  job: AccountMailJob & { siteOrigin: string },
  recipient: Recipient,
  issueToken: IssueToken,
): Promise<Mail> {
  const { firstName, language } = recipient;
  const { kind } = job;
  const { purpose, path } = kinds[kind];
  const t = mailTexts(language);
  const address = 'address' in job ? job.address : undefined;
  const token = purpose ? await issueToken(purpose, job.customerId, address) : '';
  return toMail(address ?? recipient.to, t(`${kind}.subject`), {
    language,
    title: t(`${kind}.title`),
    paragraphs: [t('greeting', { name: firstName }), t(`${kind}.body`)],
    action: { label: t(`${kind}.action`), href: new URL(path(token), job.siteOrigin).href },
    note: t(`${kind}.note`),
  });
}
