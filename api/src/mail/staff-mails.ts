import { type Language, links } from '@idavuelta/shared/contracts';
import { type StaffRole, staffLinks } from '@idavuelta/shared/contracts/staff';
import type { StaffMailJob } from '../jobs/jobs.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

export interface MailedStaffUser {
  to: string;
  name: string;
  language: Language;
  role: StaffRole;
}

/** Invites someone to join the staff; drivers also get the link to their trips. @param token secret of the link */
export const staffInvitationMail = (user: MailedStaffUser, token: string, siteUrl: string): Promise<Mail> =>
  staffMail(
    'staff-invitation',
    user,
    new URL(staffLinks.invitation(token), siteUrl).href,
    user.role === 'driver' ? new URL(links.myTrips(), siteUrl).href : undefined,
  );

/** Sends a staff member the link to set up another authenticator app. @param token secret of the link */
export const staffSecondFactorResetMail = (user: MailedStaffUser, token: string, siteUrl: string): Promise<Mail> =>
  staffMail('staff-second-factor-reset', user, new URL(staffLinks.invitation(token), siteUrl).href);

/** Warns a staff member that someone is guessing their password. */
export const staffLoginGuessesMail = (user: MailedStaffUser, siteUrl: string): Promise<Mail> =>
  staffMail('staff-login-guesses', user, new URL(staffLinks.home(), siteUrl).href);

function staffMail(
  kind: StaffMailJob['kind'],
  { to, name, language }: MailedStaffUser,
  href: string,
  tripsHref?: string,
): Promise<Mail> {
  const t = mailTexts(language);
  return toMail(to, t(`${kind}.subject`), {
    language,
    title: t(`${kind}.title`),
    paragraphs: [t('greeting', { name }), t(`${kind}.body`)],
    action: { label: t(`${kind}.action`), href },
    ...(tripsHref && { also: { label: t('driver_trips'), href: tripsHref } }),
    note: t(`${kind}.note`),
  });
}
