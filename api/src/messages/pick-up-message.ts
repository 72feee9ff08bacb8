import { translated } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import type { MessageJob } from '../jobs/jobs.ts';
import type { OrderMailInput } from '../mail/order-facts.ts';
import { pointLine } from '../mail/pick-up-line.ts';
import { mailTexts } from '../mail/texts/texts.ts';

/** Returns the passenger that a message is for; undefined when the ticket is no longer valid. */
export function passengerOf({ detail }: OrderMailInput, { ticket: number, passenger }: MessageJob) {
  const ticket = detail.tickets[number - 1];
  return detail.order.paymentState === 'paid' && !ticket?.refunded ? ticket?.passengers[passenger - 1] : undefined;
}

/** Writes a passenger's exact pick-up time at their own address; undefined when the ticket has none. */
export function pickUpText({ detail: { event, tickets }, language }: OrderMailInput, job: MessageJob) {
  const ticket = tickets[job.ticket - 1];
  const rider = ticket?.passengers[job.passenger - 1];
  const address = ticket?.addresses.find((known) => known.address === rider?.passengerAddress);
  const exact = address?.pickUpTime ?? ticket?.pickUpTime;
  if (!exact) return undefined;
  const { at, van, driver, point } = exact;
  const time = timeAt(at, event.timeZone);
  const name = translated(event.translations, language)?.name ?? event.slug;
  const t = mailTexts(language);
  const line = [point && pointLine(point, t), t('pick_up.exact', { time, van, driver })].filter(Boolean).join(' · ');
  return `Idavuelta · ${name}: ${line}`;
}
