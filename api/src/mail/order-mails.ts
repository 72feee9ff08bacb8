import { links } from '@idavuelta/shared/contracts';
import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';
import type { CancelOrderJob } from '../jobs/queues.ts';
import { longDate } from './long-date.ts';
import { asMail, type Mail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink, totalFact, tripFacts } from './order-facts.ts';
import type { Fact, MailContent } from './template/mail-content.ts';
import { cancellationTexts } from './texts/cancellation-texts.ts';
import { mailTexts } from './texts/texts.ts';

/** Money on its way back to a buyer. */
export interface MailedRefund {
  amount: Money;
  reason: 'late_payment' | 'second_payment' | 'asked_for';
  /** The provider cannot pay it back: staff does. */
  byHand: boolean;
  /** Numbers of the tickets that it pays back; none where the money had bought nothing. */
  tickets: number[];
}

type Body = Pick<MailContent, 'title' | 'paragraphs' | 'facts' | 'action' | 'note'>;

/** A mail about an order, with what all of them have. */
function orderMail(input: OrderMailInput, subject: (event: string) => string, { paragraphs, ...body }: Body) {
  const { to, firstName, language, detail } = input;
  const name = eventName(detail, language);
  const greeted = [mailTexts[language].greeting(firstName), ...paragraphs];
  return asMail(to, subject(name), { language, trip: name, paragraphs: greeted, ...body });
}

const orderFact = ({ detail, language }: OrderMailInput): Fact => [
  mailTexts[language].labels.order,
  detail.order.number,
];

/** To a buyer whose payment was refused; undefined once the order cannot be paid again, or another attempt was made. */
export async function paymentFailedMail(input: OrderMailInput): Promise<Mail | undefined> {
  const { language, detail } = input;
  const { heldUntil, payable, attempt } = detail.order;
  if (!heldUntil || !payable || attempt?.state !== 'rejected') return undefined;
  const { subject, title, body, action, note } = mailTexts[language].paymentFailed;
  return orderMail(input, subject, {
    title,
    paragraphs: [body(longDate(heldUntil, language, detail.event.timeZone))],
    facts: [...tripFacts(input), totalFact(input), orderFact(input)],
    action: { label: action, href: orderLink(input) },
    note,
  });
}

/** To a buyer whose seats were released; undefined when the order was paid after all. */
export async function holdExpiredMail(input: OrderMailInput): Promise<Mail | undefined> {
  const { language, detail, siteOrigin } = input;
  if (!['cancelled', 'rejected'].includes(detail.order.paymentState)) return undefined;
  const { subject, title, body, undecided, action, note } = mailTexts[language].holdExpired;
  return orderMail(input, subject, {
    title,
    paragraphs: [detail.order.attempt?.state === 'undecided' ? undecided : body],
    facts: [...tripFacts(input), orderFact(input)],
    action: { label: action, href: new URL(links.event(detail.event.slug), siteOrigin).href },
    note,
  });
}

/** To a buyer whose unpaid order staff has cancelled; undefined when it was paid after all. */
export async function cancelledMail(input: OrderMailInput, kind: CancelOrderJob['mail']): Promise<Mail | undefined> {
  const { language, detail, siteOrigin } = input;
  // A free order that ends is one whose seats were given back.
  if (detail.order.paymentState !== (kind === 'free-order-cancelled' ? 'refunded' : 'cancelled')) return undefined;
  const { subject, title, body, action, note } = cancellationTexts[language][kind];
  return orderMail(input, subject, {
    title,
    paragraphs: [body],
    facts: [...tripFacts(input), totalFact(input), orderFact(input)],
    action: { label: action, href: new URL(links.event(detail.event.slug), siteOrigin).href },
    note,
  });
}

/** What happens with money that goes back to its buyer. */
export function refundMail(input: OrderMailInput, { amount, reason, byHand, tickets }: MailedRefund): Promise<Mail> {
  const { refund, labels } = mailTexts[input.language];
  return orderMail(input, refund.subject, {
    title: refund.title,
    paragraphs: [refund.reasons[reason], byHand ? refund.byHand : refund.done],
    facts: [
      [labels.refund, formatMoney(amount)],
      ...(tickets.length > 0 ? [[labels.tickets, tickets.join(', ')] as Fact] : []),
      ...tripFacts(input),
      orderFact(input),
    ],
    action: { label: refund.action, href: orderLink(input) },
  });
}
