import { timeAt } from '@idavuelta/shared/contracts/time';
import type { OrderMailJob } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { eventName, type OrderMailInput } from './order-facts.ts';
import type { Fact } from './template/mail-content.ts';
import { orderTexts } from './texts/texts.ts';
import { readerOf, tripMail } from './trip-mails.ts';

type VanLateJob = Pick<OrderMailJob & { kind: 'van-late' }, 'direction' | 'minutes' | 'tickets' | 'address'>;

/**
 * Tells that the van is late, with its expected time; undefined when nobody with the address still travels.
 * @param followHref page that follows the van
 */
export function vanLateMail(
  input: OrderMailInput,
  { direction, minutes, tickets, address }: VanLateJob,
  followHref: string | undefined,
): Promise<Mail> | undefined {
  const { detail, language } = input;
  const ridden = tickets.filter(({ ticket }) => detail.tickets[ticket - 1]?.refunded !== true);
  const reader = readerOf(input, address);
  // The buyer gets a mail of their own.
  if (!reader || ridden.length === 0 || address === input.to.toLowerCase()) return undefined;
  const t = orderTexts(input);
  return tripMail(input, reader, {
    subject: t('van-late.subject', { event: eventName(detail, language) }),
    title: t('van-late.title'),
    paragraphs: [t('van-late.body', { minutes })],
    facts: ridden.map(
      ({ ticket, at }): Fact => [
        t('ticket', { number: ticket }),
        t(`van-late.${direction}`, { time: timeAt(at, detail.event.timeZone) }),
      ],
    ),
    ...(followHref && { action: { label: t('follow_van'), href: followHref } }),
  });
}
