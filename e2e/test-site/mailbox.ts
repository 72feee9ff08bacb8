import { setTimeout as wait } from 'node:timers/promises';
import { apiUrl } from './ports.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
}

/** Waits for the mail with an order's tickets: a QR code as picture for each. @throws Error after `limit` milliseconds */
export async function ticketMail(address: string, orderId: string, limit = 20_000): Promise<Mail> {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const answer = await fetch(`${apiUrl}/dev/mailbox?to=${encodeURIComponent(address)}`);
    const body = (await answer.json()) as Mail[] | { data: Mail[] };
    const mails = Array.isArray(body) ? body : body.data;
    const found = mails.find(
      ({ text, html, attachments }) =>
        `${text}\n${html}`.includes(orderId) && attachments.some(({ contentType }) => contentType === 'image/png'),
    );
    if (found) return found;
    await wait(300);
  }
  throw new Error(`no mail to ${address} has the tickets of ${orderId}`);
}
