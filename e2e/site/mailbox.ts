import { setTimeout as wait } from 'node:timers/promises';
import { apiUrl } from './ports.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
}

/** Waits for a mail to an address whose subject or text matches. @throws Error after `limit` milliseconds */
export async function mailTo(address: string, pattern: RegExp, limit = 20_000): Promise<Mail> {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const answer = await fetch(`${apiUrl}/dev/mailbox?to=${encodeURIComponent(address)}`);
    const body = (await answer.json()) as Mail[] | { data: Mail[] };
    const mails = Array.isArray(body) ? body : body.data;
    const found = mails.find(({ subject, text, html }) => pattern.test(`${subject}\n${text}\n${html}`));
    if (found) return found;
    await wait(300);
  }
  throw new Error(`no mail to ${address} matches ${pattern}`);
}
