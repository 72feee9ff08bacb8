import type { Mail } from '@idavuelta/api/mail/mail.ts';

/** Renders a mail as a self-contained HTML file with its pictures. */
export const pageOf = ({ html, attachments }: Pick<Mail, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`) : page,
    html,
  );
