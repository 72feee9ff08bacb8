import type { Mail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink } from './order-facts.ts';
import { orderTexts } from './texts/texts.ts';
import { toBuyer, toPassenger } from './ticket-mails.ts';

interface PickUpTimes {
  /** Other times were told before. */
  changed: boolean;
  /** Of the passengers to whom theirs go; without it the mail goes to the buyer. */
  address?: string;
}

/**
 * The exact time, the van and its driver of each ticket that has them; undefined when no ticket has.
 * @param followHref the page that follows the van, where it has a planned trip
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
  // The buyer is told anyway.
  return address === input.to.toLowerCase() ? undefined : toPassenger(input, address, { ...texts, action: follow });
}
