import type { Mail } from './mail.ts';
import { type OrderMailInput, orderLink } from './order-facts.ts';
import { toldTexts } from './texts/pick-up-texts.ts';
import { mailTexts } from './texts/texts.ts';
import { toBuyer, toPassenger } from './ticket-mails.ts';

interface PickUpTimes {
  /** Other times were told before. */
  changed: boolean;
  /** Of the passengers to whom theirs go; without it the mail goes to the buyer. */
  address?: string;
}

/** The exact time, the van and its driver of each ticket that has them; undefined when no ticket has. */
export function pickUpTimesMail(input: OrderMailInput, { changed, address }: PickUpTimes): Promise<Mail> | undefined {
  const { language, detail } = input;
  const { subject, title, body, changed: bodyOfChange, note } = toldTexts(input);
  const tickets = detail.tickets.filter(({ pickUpTime, refunded }) => pickUpTime && !refunded);
  if (tickets.length === 0) return undefined;
  const texts = { subject, title, body: [changed ? bodyOfChange : body], note };
  if (address === undefined)
    return toBuyer(input, texts, { label: mailTexts[language].paid.action, href: orderLink(input) });
  // The buyer is told anyway.
  return address === input.to.toLowerCase() ? undefined : toPassenger(input, address, texts);
}
