import type { Mail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink } from './order-facts.ts';
import { orderTexts } from './texts/texts.ts';
import { toBuyer, toPassenger } from './ticket-mails.ts';

interface PickUpTimes {
  /** Other times were mailed before. */
  changed: boolean;
  /** Address of the passengers who get their own times; when absent, the mail goes to the buyer. */
  address?: string;
}

/**
 * Mails the exact times, vans and drivers of the tickets that have them; undefined when none has.
 * @param followHref page that follows the van, if there is a planned trip
 */
export function pickUpTimesMail(
  input: OrderMailInput,
  { changed, address }: PickUpTimes,
  followHref: string | undefined,
): Promise<Mail> | undefined {
  const { language, detail } = input;
  const t = orderTexts(input);
  const tickets = detail.tickets.filter(({ pickUpTime, refunded }) => pickUpTime && !refunded);
  if (tickets.length === 0) return undefined;
  const texts = {
    subject: t('pick-up-times.subject', { event: eventName(detail, language) }),
    title: t('pick-up-times.title'),
    body: [t(changed ? 'pick-up-times.changed' : 'pick-up-times.body')],
    note: t('pick-up-times.note'),
  };
  const follow = followHref ? { label: t('follow_van'), href: followHref } : undefined;
  if (address === undefined) return toBuyer(input, texts, follow ?? { label: t('see_order'), href: orderLink(input) });
  // The buyer gets a mail of their own.
  return address === input.to.toLowerCase() ? undefined : toPassenger(input, address, { ...texts, action: follow });
}
