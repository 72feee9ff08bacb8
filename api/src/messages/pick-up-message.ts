import { type Language, translated } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import type { MessageJob } from '../jobs/jobs.ts';
import type { OrderMailInput } from '../mail/order-facts.ts';
import { mailTexts } from '../mail/texts/texts.ts';

/** The exact time for the phone of a passenger; undefined when the ticket has none, or is not good any more. */
export function pickUpMessage({ detail, language }: OrderMailInput, { ticket: number, passenger }: MessageJob) {
  const ticket = detail.tickets[number - 1];
  const rider = ticket?.passengers[passenger - 1];
  if (detail.order.paymentState !== 'paid' || !ticket?.pickUpTime || !rider || ticket.refunded) return undefined;
  const address = ticket.addresses.find((known) => known.address === rider.passengerAddress);
  return { phone: rider.phone, text: textOf(detail.event, address?.pickUpTime ?? ticket.pickUpTime, language) };
}

function textOf(
  event: OrderMailInput['detail']['event'],
  { at, van, driver }: { at: string; van: string; driver: string },
  language: Language,
) {
  const time = timeAt(at, event.timeZone);
  const name = translated(event.translations, language)?.name ?? event.slug;
  return `Idavuelta · ${name}: ${mailTexts(language)('pick_up.exact', { time, van, driver })}`;
}
