import type { Mail } from '@idavuelta/api/mail/mail.ts';

/** The mail as a file for a browser: its pictures are in it. */
export const pageOf = ({ html, attachments }: Pick<Mail, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`) : page,
    html,
  );
