import type { Language } from '@idavuelta/shared/contracts';
import { staffLinks } from '@idavuelta/shared/contracts/staff';
import type { StaffMailJob } from '../jobs/jobs.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** One of staff, for a mail. */
export interface MailedStaffUser {
  to: string;
  name: string;
  language: Language;
}

/** The link by which somebody becomes one of staff. @param token its secret part */
export const staffInvitationMail = (user: MailedStaffUser, token: string, siteUrl: string): Promise<Mail> =>
  staffMail('staff-invitation', user, new URL(staffLinks.invitation(token), siteUrl).href);

/** The link by which one of staff sets up another app for codes. @param token its secret part */
export const staffSecondFactorResetMail = (user: MailedStaffUser, token: string, siteUrl: string): Promise<Mail> =>
  staffMail('staff-second-factor-reset', user, new URL(staffLinks.invitation(token), siteUrl).href);

/** Tells one of staff that somebody guesses their password. */
export const staffLoginGuessesMail = (user: MailedStaffUser, siteUrl: string): Promise<Mail> =>
  staffMail('staff-login-guesses', user, new URL(staffLinks.home(), siteUrl).href);

function staffMail(kind: StaffMailJob['kind'], { to, name, language }: MailedStaffUser, href: string): Promise<Mail> {
  const t = mailTexts(language);
  return toMail(to, t(`${kind}.subject`), {
    language,
    title: t(`${kind}.title`),
    paragraphs: [t('greeting', { name }), t(`${kind}.body`)],
    action: { label: t(`${kind}.action`), href },
    note: t(`${kind}.note`),
  });
}
