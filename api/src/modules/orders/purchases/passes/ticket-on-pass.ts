import { type TicketDetail, translated } from '@idavuelta/shared/contracts';
import { inGroups } from '@idavuelta/shared/contracts/tickets';
import { longDate } from '../../../../mail/long-date.ts';
import { cancellationFacts, eventName, type OrderMailInput } from '../../../../mail/order-facts.ts';
import { pickUpLine } from '../../../../mail/pick-up-line.ts';
import type { Fact } from '../../../../mail/template/mail-content.ts';
import { orderTexts } from '../../../../mail/texts/texts.ts';

/** A valid ticket of an order. */
export interface PassTicket {
  ticket: TicketDetail;
  /** Number within the order, from 1. */
  number: number;
}

/** The texts of a pass, in the language of the order. */
export interface PassWords {
  /** Content of the QR code, the same as on the ticket. */
  qr: string;
  /** Typed by the driver when the code cannot be scanned. */
  shortCode: string;
  event: string;
  title: string;
  date: Fact;
  place: Fact;
  pickUp: Fact;
  passengers: Fact;
  order: Fact;
  /** Additional facts on the back. */
  more: Fact[];
  note: string;
}

export function toPassWords(input: OrderMailInput, { ticket, number }: PassTicket): PassWords {
  const { detail, language } = input;
  const t = orderTexts(input);
  const { event, order } = detail;
  const pickUpOf = (address: TicketDetail['addresses'][number]) => {
    const place = `${address.address}, ${address.county}`;
    return pickUpLine({ place, address, ticket, language, timeZone: event.timeZone });
  };
  return {
    qr: ticket.qr ?? '',
    shortCode: inGroups(ticket.shortCode ?? ''),
    event: eventName(detail, language),
    title: `${t('ticket', { number })} · ${translated(ticket.translations, language)?.name ?? ''}`,
    date: [t('labels.date'), longDate(event.startDate, language, event.timeZone)],
    place: [t('labels.place'), `${event.place.name}, ${event.place.address}`],
    pickUp: [t('labels.pick_up'), ticket.addresses.map(pickUpOf).join('\n')],
    passengers: [t('labels.passengers'), ticket.passengers.map(({ name }) => name).join(', ')],
    order: [t('labels.order'), order.number],
    more: cancellationFacts(input),
    note: t('qr_note'),
  };
}
