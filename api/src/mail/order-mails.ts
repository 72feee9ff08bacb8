import { type Language, links } from '@idavuelta/shared/contracts';
import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';
import type { CancelOrderJob } from '../jobs/job-data.ts';
import { calendarWithout } from './changed-calendar.ts';
import { longDate, longDay } from './long-date.ts';
import { type Attachment, type Mail, toMail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink, totalFact, tripFacts } from './order-facts.ts';
import type { Fact, MailContent } from './template/mail-content.ts';
import { type MailTexts, orderTexts } from './texts/texts.ts';

export interface MailedRefund {
  amount: Money;
  reason: 'late_payment' | 'second_payment' | 'asked_for';
  /** The provider does not support refunds: staff pays manually. */
  byHand: boolean;
  /** Day and bank reference of a manual refund; the reference may be empty. */
  paidBack?: { on: string; reference: string };
  /** Numbers of the refunded tickets; none for a payment that bought nothing. */
  tickets: number[];
}

interface Body extends Pick<MailContent, 'paragraphs' | 'facts' | 'action' | 'note'> {
  files?: Attachment[];
}

type CancelledKind = Exclude<CancelOrderJob['mail'], 'trip-cancelled'>;
type Kind = 'payment-link' | 'payment-failed' | 'hold-expired' | 'refund' | CancelledKind;

/** Writes a mail about an order with the parts common to all of them. */
function orderMail(input: OrderMailInput, kind: Kind, write: (t: MailTexts) => Body) {
  const { to, firstName, language, detail } = input;
  const t = orderTexts(input);
  const name = eventName(detail, language);
  const { paragraphs, files, ...body } = write(t);
  const content = {
    language,
    title: t(`${kind}.title`),
    trip: name,
    paragraphs: [t('greeting', { name: firstName }), ...paragraphs],
    ...body,
  };
  return toMail(to, t(`${kind}.subject`, { event: name }), content, files);
}

const orderFact = (input: OrderMailInput): Fact => [orderTexts(input)('labels.order'), input.detail.order.number];

/** Writes a mail with a link to pay an order; undefined once it can no longer be paid. */
async function payableMail(input: OrderMailInput, name: 'payment-link' | 'payment-failed', href: string) {
  const { language, detail } = input;
  const { heldUntil, payable } = detail.order;
  if (!heldUntil || !payable) return undefined;
  const deadline = longDate(heldUntil, language, detail.event.timeZone);
  return orderMail(input, name, (t) => ({
    paragraphs: [t(`${name}.body`, { deadline })],
    facts: [...tripFacts(input), totalFact(input), orderFact(input)],
    action: { label: t(`${name}.action`), href },
    note: t(`${name}.note`),
  }));
}

/**
 * Asks a telephone buyer to pay on the site; undefined once the order can no longer be paid.
 * @param href page for paying without logging in
 */
export const paymentLinkMail = (input: OrderMailInput, href: string): Promise<Mail | undefined> =>
  payableMail(input, 'payment-link', href);

/**
 * Tells a buyer that their payment was rejected; undefined once the order can no longer be paid, or after another
 * attempt.
 * @param href page for paying
 */
export async function paymentFailedMail(input: OrderMailInput, href = orderLink(input)): Promise<Mail | undefined> {
  if (input.detail.order.attempt?.state !== 'rejected') return undefined;
  return payableMail(input, 'payment-failed', href);
}

/** Tells a buyer that their seats were released; undefined when the order was paid after all. */
export async function holdExpiredMail(input: OrderMailInput): Promise<Mail | undefined> {
  const { detail, siteOrigin } = input;
  if (!['cancelled', 'rejected'].includes(detail.order.paymentState)) return undefined;
  const undecided = detail.order.attempt?.state === 'undecided';
  return orderMail(input, 'hold-expired', (t) => ({
    paragraphs: [t(undecided ? 'hold-expired.undecided' : 'hold-expired.body')],
    facts: [...tripFacts(input), orderFact(input)],
    action: { label: t('hold-expired.action'), href: new URL(links.event(detail.event.slug), siteOrigin).href },
    note: t('hold-expired.note'),
  }));
}

/** Tells a buyer that staff cancelled their unpaid order; undefined when it was paid after all. */
export async function cancelledMail(input: OrderMailInput, kind: CancelledKind): Promise<Mail | undefined> {
  const { detail, siteOrigin } = input;
  // A cancelled free order ends as `refunded`.
  if (detail.order.paymentState !== (kind === 'free-order-cancelled' ? 'refunded' : 'cancelled')) return undefined;
  return orderMail(input, kind, (t) => ({
    paragraphs: [t(`${kind}.body`)],
    facts: [...tripFacts(input), totalFact(input), orderFact(input)],
    action: { label: t(`${kind}.action`), href: new URL(links.event(detail.event.slug), siteOrigin).href },
    note: t(`${kind}.note`),
  }));
}

function howRefunded(t: MailTexts, { byHand, paidBack }: MailedRefund, language: Language) {
  if (paidBack) return t('refund.paid_back', { date: longDay(paidBack.on, language) });
  return t(byHand ? 'refund.by_hand' : 'refund.done');
}

function whyRefunded({ detail: { order } }: OrderMailInput, { reason, tickets }: MailedRefund) {
  // A refunded amount cancels no ticket.
  if (reason === 'asked_for' && tickets.length === 0) return 'amount';
  return reason === 'late_payment' && order.calledOff ? 'called_off' : reason;
}

/** Tells a buyer about a refund. */
export function refundMail(input: OrderMailInput, refund: MailedRefund): Promise<Mail> {
  const { amount, tickets, paidBack } = refund;
  return orderMail(input, 'refund', (t) => ({
    paragraphs: [t(`refund.reasons.${whyRefunded(input, refund)}`), howRefunded(t, refund, input.language)],
    facts: [
      [t('labels.refund'), formatMoney(amount)],
      ...(paidBack?.reference ? [[t('labels.reference'), paidBack.reference] as Fact] : []),
      ...(tickets.length > 0 ? [[t('labels.tickets'), tickets.join(', ')] as Fact] : []),
      ...tripFacts(input),
      orderFact(input),
    ],
    action: { label: t('refund.action'), href: orderLink(input) },
    ...(tickets.length > 0 && { files: calendarWithout(input, { tickets }) }),
  }));
}
