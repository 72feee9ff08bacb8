import type { Language } from '@idavuelta/shared/contracts';
import { staffLinks } from '@idavuelta/shared/contracts/staff';
import { asMail, type Mail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** One of staff, for a mail. */
export interface MailedStaffUser {
  to: string;
  name: string;
  language: Language;
}

/** The link by which somebody becomes one of staff. @param token its secret part */
export function staffInvitationMail(
  { to, name, language }: MailedStaffUser,
  token: string,
  siteUrl: string,
): Promise<Mail> {
  const t = mailTexts(language);
  return asMail(to, t('staff-invitation.subject'), {
    language,
    title: t('staff-invitation.title'),
    paragraphs: [t('greeting', { name }), t('staff-invitation.body')],
    action: { label: t('staff-invitation.action'), href: new URL(staffLinks.invitation(token), siteUrl).href },
    note: t('staff-invitation.note'),
  });
}
