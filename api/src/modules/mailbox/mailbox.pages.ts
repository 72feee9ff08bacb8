import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import type { SavedMail } from './mailbox.repository.ts';

/** Renders the list of saved mails, newest first. */
export const mailboxPage = (mails: SavedMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.4rem 1rem .4rem 0}</style>
</head><body><h1>Mailbox</h1>
${mails.length === 0 ? '<p>No mail yet.</p>' : ''}
<table>${mails
  .map(
    ({ id, to, subject, sentAt }) =>
      `<tr><td><time>${sentAt}</time></td><td>${escapeMarkup(to)}</td>
<td><a href="page/${id}">${escapeMarkup(subject)}</a></td></tr>`,
  )
  .join('')}</table></body></html>`;

/** Renders a mail as a mail client would, with pictures served by the mailbox. */
export const mailPage = ({ id, html, attachments }: SavedMail) =>
  attachments.reduce(
    (page, { cid, filename }) =>
      cid ? page.replaceAll(`cid:${cid}`, `../${id}/attachments/${encodeURIComponent(filename)}`) : page,
    html,
  );
