import { links } from '@idavuelta/shared/contracts';
import { asMail, type Mail } from './mail.ts';
import { eventName, type OrderMailInput, tripFacts } from './order-facts.ts';
import type { Fact } from './template/mail-content.ts';
import { afterBuyingTexts } from './texts/after-buying-texts.ts';
import { mailTexts } from './texts/texts.ts';
import { ticketMail } from './ticket-mails.ts';

interface NotOnBoard {
  to: string;
  /** Names of those whom the mail greets. */
  names: string[];
  /** Numbers of the tickets that are good no more. */
  tickets: number[];
}

interface Texts {
  subject: (event: string) => string;
  title: string;
  body: string;
}

/** A mail about tickets that are no longer the reader's: it has no code. */
function notOnBoard(input: OrderMailInput, { to, names, tickets }: NotOnBoard, { subject, title, body }: Texts) {
  const { language, detail, siteOrigin } = input;
  const { greeting, labels } = mailTexts[language];
  const name = eventName(detail, language);
  return asMail(to, subject(name), {
    language,
    title,
    trip: name,
    paragraphs: [greeting([...new Set(names)].join(', ')), body],
    facts: [
      ...tripFacts(input),
      [labels.order, detail.order.number] as Fact,
      [labels.tickets, tickets.join(', ')] as Fact,
    ],
    action: {
      label: afterBuyingTexts[language].seeEvent,
      href: new URL(links.event(detail.event.slug), siteOrigin).href,
    },
  });
}

/** Tells the buyer of a free order, or a traveller, that tickets are cancelled. Who gets money back is told so by another mail. */
export function ticketsCancelledMail(
  input: OrderMailInput,
  { tickets, address }: { tickets: number[]; address?: string },
): Promise<Mail> {
  const { to, firstName, language, detail } = input;
  const { subject, title, toBuyer, toTraveller } = afterBuyingTexts[language].cancelled;
  if (address === undefined)
    return notOnBoard(input, { to, names: [firstName], tickets }, { subject, title, body: toBuyer });
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
  return notOnBoard(input, reader, { subject, title, body: toTraveller(firstName) });
}

/** Tells a traveller that somebody else travels instead. */
export function ticketWithdrawnMail(
  input: OrderMailInput,
  { ticket, name, address }: { ticket: number; name: string; address: string },
): Promise<Mail> {
  const { subject, title, body } = afterBuyingTexts[input.language].withdrawn;
  return notOnBoard(
    input,
    { to: address, names: [name], tickets: [ticket] },
    { subject, title, body: body(input.firstName) },
  );
}

interface GivenTicket {
  ticket: number;
  /** The name of who travels no more. */
  before: string;
  /** The name of who travels now. */
  friend: string;
  /** Of those who travel on the ticket; without it the mail goes to the buyer. */
  address?: string;
}

/** The new code of a ticket that was given to a friend: to the friend, to those who travel along, and to the buyer. */
export function ticketGivenMail(input: OrderMailInput, { before, friend, ...to }: GivenTicket) {
  const { passenger, paid } = mailTexts[input.language];
  const { subject, title, toBuyer, toFriend, toOthers } = afterBuyingTexts[input.language].given;
  if (to.address === undefined) return ticketMail(input, to, { subject, title, body: [toBuyer(before, friend)] });
  const isFriend = input.detail.tickets[to.ticket - 1]?.passengers.some(
    ({ name, email }) => name === friend && email.toLowerCase() === to.address,
  );
  return isFriend
    ? ticketMail(input, to, { subject: passenger.subject, title: paid.title, body: [toFriend(input.firstName)] })
    : ticketMail(input, to, { subject, title, body: [toOthers(before, friend)] });
}
