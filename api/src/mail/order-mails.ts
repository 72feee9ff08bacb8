import type { Language, OrderDetail } from '@idavuelta/shared/contracts';
import { links, translated } from '@idavuelta/shared/contracts';
import { formatDecimalAmount, formatMoney, fromDecimal, priceCurrency } from '@idavuelta/shared/contracts/money';
import QRCode from 'qrcode';
import { type MailBody, mailHtml, mailText } from './layout.ts';
import { longDate } from './long-date.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { mailTexts } from './texts/texts.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  cid: string;
  content: Buffer;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

export interface OrderMailInput {
  to: string;
  firstName: string;
  language: Language;
  siteOrigin: string;
  detail: OrderDetail;
}

export const asMail = (to: string, subject: string, body: MailBody, attachments: Attachment[] = []): Mail => ({
  to,
  subject,
  html: mailHtml(body),
  text: mailText(body),
  attachments,
});

const eventName = ({ event }: OrderDetail, language: Language) =>
  translated(event.translations, language)?.name ?? event.slug;

type Labels = MailTexts['labels'];
type Fact = [label: string, value: string];

const totalOf = ({ order }: OrderDetail, labels: Labels): Fact => [labels.total, formatMoney(fromDecimal(order.total))];

/** The total and, when that was in another currency, what was charged. */
const amounts = (detail: OrderDetail, labels: Labels): Fact[] => {
  const { charge } = detail.order;
  const converted = charge && charge.currency !== priceCurrency;
  return [totalOf(detail, labels), ...(converted ? [[labels.charged, formatDecimalAmount(charge)] as Fact] : [])];
};

/** Confirmation of a paid order with a QR code for each ticket. */
export async function paidMail({ to, firstName, language, siteOrigin, detail }: OrderMailInput): Promise<Mail> {
  const { paid, labels, greeting } = mailTexts[language];
  const { order, event, tickets } = detail;
  const name = eventName(detail, language);
  const attachments = await Promise.all(
    tickets.map(async ({ qr }, index) => ({
      filename: `idavuelta-${index + 1}.png`,
      contentType: 'image/png',
      cid: `qr-${index + 1}-${order.id}`,
      content: await QRCode.toBuffer(qr ?? '', { width: 440, margin: 2, errorCorrectionLevel: 'M' }),
    })),
  );
  const body: MailBody = {
    language,
    title: paid.title,
    trip: name,
    paragraphs: [greeting(firstName), paid.body],
    facts: [
      [labels.event, name],
      [labels.date, longDate(event.startDate, language, event.timeZone)],
      [labels.place, `${event.place.name}, ${event.place.address}`],
      ...amounts(detail, labels),
      [labels.order, order.id],
    ],
    codes: tickets.map(({ translations, passengers, addresses }, index) => ({
      title: `${paid.ticket(index + 1)} · ${translated(translations, language)?.name ?? ''}`,
      lines: [
        `${labels.passengers}: ${passengers.map((passenger) => passenger.name).join(', ')}`,
        `${labels.pickUp}: ${addresses.map(({ address, county }) => `${address}, ${county}`).join(' · ')}`,
      ],
      cid: attachments[index]?.cid ?? '',
    })),
    action: { label: paid.action, href: new URL(links.orderDetail(order.id), siteOrigin).href },
    note: paid.qrNote,
  };
  return asMail(to, paid.subject(name), body, attachments);
}

/** Instructions for paying an order by bank transfer; undefined for an order that waits for none. */
export function transferMail({ to, firstName, language, siteOrigin, detail }: OrderMailInput): Mail | undefined {
  const { transfer, labels, greeting } = mailTexts[language];
  const { order, event } = detail;
  const bank = order.transfer;
  if (!bank) return undefined;
  const name = eventName(detail, language);
  const deadline = longDate(bank.deadline, language, event.timeZone);
  const body: MailBody = {
    language,
    title: transfer.title,
    trip: name,
    paragraphs: [greeting(firstName), transfer.body(deadline)],
    facts: [
      [labels.amount, formatDecimalAmount(bank)],
      ...(bank.currency === priceCurrency ? [] : [totalOf(detail, labels)]),
      [labels.reference, bank.reference],
      [labels.bank, bank.bankName],
      [labels.account, bank.accountId],
      [labels.accountType, bank.accountType],
      [labels.holder, bank.dni],
      [labels.email, bank.email],
      [labels.deadline, deadline],
    ],
    action: { label: transfer.action, href: new URL(links.orderDetail(order.id), siteOrigin).href },
    note: transfer.note,
  };
  return asMail(to, transfer.subject(name), body);
}
