import { translated } from '@idavuelta/shared/contracts';
import { inGroups } from '@idavuelta/shared/contracts/tickets';
import { spacesLine } from '../texts/spaces-line.ts';
import { calendarFile } from './calendar-file.ts';
import { type Attachment, type Mail, toMail } from './mail.ts';
import { type MailedTicket, passengersAt, ticketsOfBuyer, ticketsOfPassenger } from './mailed-tickets.ts';
import { cancellationFacts, eventName, type OrderMailInput, orderLink, paidFacts, tripFacts } from './order-facts.ts';
import { qrPicture } from './qr-picture.ts';
import type { Code, MailContent } from './template/mail-content.ts';
import { orderTexts } from './texts/texts.ts';

const cidOf = (orderNumber: string, { number }: MailedTicket) => `qr-${number}-${orderNumber}`;

const picture = async (orderNumber: string, mailed: MailedTicket): Promise<Attachment> => ({
  filename: `idavuelta-${mailed.number}.png`,
  contentType: 'image/png',
  cid: cidOf(orderNumber, mailed),
  content: await qrPicture(mailed.ticket.qr ?? ''),
});

function codeOf(input: OrderMailInput, mailed: MailedTicket): Code {
  const { language, detail } = input;
  const t = orderTexts(input);
  const { translations, passengers, spaces, shortCode = '' } = mailed.ticket;
  return {
    title: `${t('ticket', { number: mailed.number })} · ${translated(translations, language)?.name ?? ''}`,
    facts: [
      [t('labels.passengers'), passengers.map(({ name }) => name).join(', ')],
      [t('labels.pick_up'), mailed.pickUps.map(({ line }) => line).join(' · ')],
      ...(spaces ? [[t('labels.spaces'), spacesLine(spaces, language)] as [string, string]] : []),
    ],
    cid: cidOf(detail.order.number, mailed),
    shortCode: inGroups(shortCode),
  };
}

/** Describes what was sold; empty for a ride that the organiser pays for guests. */
const soldLine = (input: OrderMailInput) =>
  input.detail.order.paymentCode === 'prepagado' ? [] : [orderTexts(input)('sold')];

/** Returns the attachments: QR codes of the tickets and the calendar file. */
async function filesOf(input: OrderMailInput, tickets: MailedTicket[]) {
  const pictures: Attachment[] = [];
  // Sequential: fifty at once would block all requests for more than half a second.
  for (const mailed of tickets) pictures.push(await picture(input.detail.order.number, mailed));
  return [
    ...pictures,
    calendarFile(
      input,
      tickets.flatMap(({ pickUps }) => pickUps),
    ),
  ];
}

/**
 * Confirms a paid order to the buyer, with all its tickets.
 * @param late the payment came after the order had ended, and its seats were still free
 */
export async function confirmationMail(input: OrderMailInput, late = false): Promise<Mail> {
  const { to, firstName, language, detail } = input;
  const t = orderTexts(input);
  const { number } = detail.order;
  const name = eventName(detail, language);
  const tickets = ticketsOfBuyer(input);
  const content = {
    language,
    title: t('order-paid.title'),
    trip: name,
    paragraphs: [
      t('greeting', { name: firstName }),
      ...(late ? [t('order-paid.late')] : []),
      t('order-paid.body'),
      ...soldLine(input),
    ],
    facts: [
      ...tripFacts(input),
      ...paidFacts(input),
      [t('labels.order'), number] as [string, string],
      ...cancellationFacts(input),
    ],
    codes: tickets.map((mailed) => codeOf(input, mailed)),
    action: { label: t('see_order'), href: orderLink(input) },
    note: t('qr_note'),
  };
  return toMail(to, t('order-paid.subject', { event: name }), content, await filesOf(input, tickets));
}

/** Mails passengers their tickets, without prices or a link to the order, which only the buyer can open. */
export async function passengerMail(input: OrderMailInput, address: string): Promise<Mail> {
  const t = orderTexts(input);
  const texts = {
    subject: t('passenger-tickets.subject', { event: eventName(input.detail, input.language) }),
    title: t('order-paid.title'),
    body: [t('passenger-tickets.body', { buyer: input.firstName }), ...soldLine(input)],
  };
  return toPassenger(input, address, texts, ticketsOfPassenger(address, input));
}

interface OneTicket {
  /** Number within the order. */
  ticket: number;
  /** Address of travellers on the ticket; when absent, the mail goes to the buyer. */
  address?: string;
}

/**
 * Writes a mail about one ticket with its code. The code is read when the mail is sent: undefined when nobody with the
 * address travels on the ticket any more.
 */
export async function ticketMail(
  input: OrderMailInput,
  { ticket: number, address }: OneTicket,
  { subject, title, body }: TicketTexts,
): Promise<Mail | undefined> {
  const isChanged = (mailed: MailedTicket) => mailed.number === number;
  // The buyer gets a mail of their own.
  if (address === input.to.toLowerCase()) return undefined;
  if (address !== undefined) {
    const tickets = ticketsOfPassenger(address, input).filter(isChanged);
    return tickets.length > 0 ? toPassenger(input, address, { subject, title, body }, tickets) : undefined;
  }
  const action = { label: orderTexts(input)('see_order'), href: orderLink(input) };
  return toBuyer(input, { subject, title, body }, action, ticketsOfBuyer(input).filter(isChanged));
}

export interface TicketTexts {
  subject: string;
  title: string;
  /** Paragraphs. */
  body: string[];
  /** Text below the tickets. */
  note?: string;
}

/** Writes a mail to the buyer with some or all of the tickets. */
export async function toBuyer(
  input: OrderMailInput,
  { subject, title, body, note }: TicketTexts,
  action: MailContent['action'],
  tickets = ticketsOfBuyer(input),
): Promise<Mail> {
  const { to, firstName, language, detail } = input;
  const t = orderTexts(input);
  const { number } = detail.order;
  const name = eventName(detail, language);
  const content = {
    language,
    title,
    trip: name,
    paragraphs: [t('greeting', { name: firstName }), ...body],
    facts: [...tripFacts(input), [t('labels.order'), number] as [string, string]],
    codes: tickets.map((mailed) => codeOf(input, mailed)),
    action,
    note,
  };
  return toMail(to, subject, content, await filesOf(input, tickets));
}

/** Tells that a ticket's traveller, their name, phone or pick-up was changed. @param before previous name */
export function passengerChangedMail(input: OrderMailInput, { before, ...to }: OneTicket & { before: string }) {
  const t = orderTexts(input);
  return ticketMail(input, to, {
    subject: t('passenger-changed.subject', { event: eventName(input.detail, input.language) }),
    title: t('passenger-changed.title'),
    body: [t('passenger-changed.body', { before })],
  });
}

/** Writes a mail to the passengers with this address, with some or all of their tickets. */
export async function toPassenger(
  input: OrderMailInput,
  address: string,
  { subject, title, body, note = orderTexts(input)('qr_note'), action }: TicketTexts & Pick<MailContent, 'action'>,
  tickets = ticketsOfPassenger(address, input),
): Promise<Mail> {
  const { language, detail } = input;
  const t = orderTexts(input);
  const { number } = detail.order;
  const name = eventName(detail, language);
  const names = tickets.flatMap(({ ticket }) => passengersAt(address, ticket).map((found) => found.name));
  const content = {
    language,
    title,
    trip: name,
    paragraphs: [t('greeting', { name: [...new Set(names)].join(', ') }), ...body],
    facts: [...tripFacts(input), [t('labels.order'), number] as [string, string]],
    codes: tickets.map((mailed) => codeOf(input, mailed)),
    action,
    note,
  };
  return toMail(address, subject, content, await filesOf(input, tickets));
}
