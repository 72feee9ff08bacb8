import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiUrl } from './ports.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
}

/** Returns an unused address, so that a repeated run finds no earlier mails. */
export const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.test`;

/** Returns the mails to an address, latest first. */
async function mailsTo(address: string, api: string): Promise<Mail[]> {
  const response = await fetch(`${api}/dev/mailbox?to=${encodeURIComponent(address)}`);
  const body = (await response.json()) as Mail[] | { data: Mail[] };
  return Array.isArray(body) ? body : body.data;
}

/** Waits for a mail to the address. @throws Error after `limit` milliseconds */
export async function waitForMail(
  address: string,
  isMeant: (mail: Mail) => boolean,
  { api = apiUrl, limit = 20_000 } = {},
): Promise<Mail> {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const found = (await mailsTo(address, api)).find(isMeant);
    if (found) return found;
    await wait(300);
  }
  throw new Error(`the mail to ${address} did not come`);
}

/** Waits for the mail with an order's tickets, each with a QR code as a picture. */
export const ticketMail = (address: string, orderId: string) =>
  waitForMail(
    address,
    ({ text, html, attachments }) =>
      `${text}\n${html}`.includes(orderId) && attachments.some(({ contentType }) => contentType === 'image/png'),
  );

/** Waits for the mail with a link to a page of the site. @returns the link's path */
export async function mailedLink(address: string, page: string, api = apiUrl) {
  const link = new RegExp(`https?://[^\\s"<)]*(/${page}[/?][^\\s"<)]+)`);
  const { text } = await waitForMail(address, (mail) => link.test(mail.text), { api });
  return link.exec(text)?.[1] ?? '';
}
