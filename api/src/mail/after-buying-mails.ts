import { links } from '@idavuelta/shared/contracts';
import { calendarWithout } from './changed-calendar.ts';
import { type Mail, toMail } from './mail.ts';
import { eventName, type OrderMailInput, tripFacts } from './order-facts.ts';
import type { Fact } from './template/mail-content.ts';
import { orderTexts } from './texts/texts.ts';
import { ticketMail } from './ticket-mails.ts';
import { whyCalledOff } from './trip-mails.ts';

interface NotOnBoard {
  to: string;
  /** Names in the greeting. */
  names: string[];
  /** Numbers of the invalid tickets. */
  tickets: number[];
  isBuyer?: boolean;
}

interface Texts {
  subject: string;
  title: string;
  body: string;
}

/** Writes a mail about tickets that the reader has lost, without codes. */
function notOnBoard(
  input: OrderMailInput,
  { to, names, tickets, isBuyer }: NotOnBoard,
  { subject, title, body }: Texts,
) {
  const { language, detail, siteOrigin } = input;
  const t = orderTexts(input);
  const name = eventName(detail, language);
  const content = {
    language,
    title,
    trip: name,
    paragraphs: [t('greeting', { name: [...new Set(names)].join(', ') }), body, ...whyCalledOff(input)],
    facts: [
      ...tripFacts(input),
      [t('labels.order'), detail.order.number] as Fact,
      [t('labels.tickets'), tickets.join(', ')] as Fact,
    ],
    action: {
      label: t('see_event'),
      href: new URL(links.event(detail.event.slug), siteOrigin).href,
    },
  };
  const files = calendarWithout(input, { tickets, ...(!isBuyer && { address: to }) });
  return toMail(to, subject, content, files);
}

/** Tells the buyer of a free order, or a traveller, that tickets were cancelled. Refunds have their own mail. */
export function ticketsCancelledMail(
  input: OrderMailInput,
  { tickets, address }: { tickets: number[]; address?: string },
): Promise<Mail> {
  const { to, firstName, language, detail } = input;
  const t = orderTexts(input);
  const subject = t('tickets-cancelled.subject', { event: eventName(detail, language) });
  const title = t('tickets-cancelled.title');
  if (address === undefined)
    return notOnBoard(
      input,
      { to, names: [firstName], tickets, isBuyer: true },
      {
        subject,
        title,
        body: t(`tickets-cancelled.${detail.order.charge.amount > 0 ? 'to_buyer_refunded' : 'to_buyer'}`),
      },
    );
  const travelled = tickets
    .map((number) => ({ number, passengers: detail.tickets[number - 1]?.passengers ?? [] }))
    .map(({ number, passengers }) => ({
      number,
      names: passengers.filter(({ email }) => email.toLowerCase() === address).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
  const reader = {
    to: address,
    names: travelled.flatMap(({ names }) => names),
    tickets: travelled.map(({ number }) => number),
  };
  const body = t('tickets-cancelled.to_passenger', { buyer: firstName });
  return notOnBoard(input, reader, { subject, title, body });
}

/** Tells a traveller that someone else travels instead. */
export function ticketWithdrawnMail(
  input: OrderMailInput,
  { ticket, name, address }: { ticket: number; name: string; address: string },
): Promise<Mail> {
  const t = orderTexts(input);
  const texts = {
    subject: t('ticket-withdrawn.subject', { event: eventName(input.detail, input.language) }),
    title: t('ticket-withdrawn.title'),
    body: t('ticket-withdrawn.body', { buyer: input.firstName }),
  };
  return notOnBoard(input, { to: address, names: [name], tickets: [ticket] }, texts);
}

interface GivenTicket {
  ticket: number;
  /** Name of the replaced traveller. */
  before: string;
  /** Name of the new traveller. */
  friend: string;
  /** Address of travellers; when absent, the mail goes to the buyer. */
  address?: string;
}

/** Sends the new code of a ticket given to a friend: to the friend, the fellow travellers and the buyer. */
export function ticketGivenMail(input: OrderMailInput, { before, friend, ...to }: GivenTicket) {
  const t = orderTexts(input);
  const event = eventName(input.detail, input.language);
  const names = { before, friend, buyer: input.firstName };
  const texts = { subject: t('ticket-given.subject', { event }), title: t('ticket-given.title') };
  if (to.address === undefined) return ticketMail(input, to, { ...texts, body: [t('ticket-given.to_buyer', names)] });
  const isFriend = input.detail.tickets[to.ticket - 1]?.passengers.some(
    ({ name, email }) => name === friend && email.toLowerCase() === to.address,
  );
  if (!isFriend) return ticketMail(input, to, { ...texts, body: [t('ticket-given.to_others', names)] });
  const body = [t('ticket-given.to_friend', names)];
  return ticketMail(input, to, {
    subject: t('passenger-tickets.subject', { event }),
    title: t('order-paid.title'),
    body,
  });
}
