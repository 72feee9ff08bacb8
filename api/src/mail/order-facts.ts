import { type Language, links, type OrderDetail, translated } from '@idavuelta/shared/contracts';
import { formatDecimalAmount, withSoles } from '@idavuelta/shared/contracts/money';
import { longDate } from './long-date.ts';
import type { Fact } from './template/mail-content.ts';
import { orderTexts } from './texts/texts.ts';

/** What a mail about an order is written from. */
export interface OrderMailInput {
  /** E-mail address of the buyer. */
  to: string;
  /** First name of the buyer. */
  firstName: string;
  language: Language;
  siteOrigin: string;
  /** Sold by staff to a caller, who may never have logged in. */
  soldByTelephone?: boolean;
  detail: OrderDetail;
}

export const eventName = ({ event }: OrderDetail, language: Language) =>
  translated(event.translations, language)?.name ?? event.slug;

export const orderLink = ({ siteOrigin, detail }: OrderMailInput) =>
  new URL(links.orderDetail(detail.order.id), siteOrigin).href;

/** Returns the event, its date and its place. */
export function tripFacts(input: OrderMailInput): Fact[] {
  const { detail, language } = input;
  const t = orderTexts(input);
  const { event } = detail;
  return [
    [t('labels.event'), eventName(detail, language)],
    [t('labels.date'), longDate(event.startDate, language, event.timeZone)],
    [t('labels.place'), `${event.place.name}, ${event.place.address}`],
  ];
}

/** Returns the total, with its figure in soles. */
export function totalFact(input: OrderMailInput): Fact {
  const { charge, total } = input.detail.order;
  return [orderTexts(input)('labels.total'), withSoles(formatDecimalAmount, charge, total)];
}

/** Returns the total and, if the payment was in another currency, what it charged. */
export function paidFacts(input: OrderMailInput): Fact[] {
  const { charged } = input.detail.order;
  const label = orderTexts(input)('labels.charged');
  return [totalFact(input), ...(charged ? [[label, formatDecimalAmount(charged)] as Fact] : [])];
}

/** Returns the buyer's cancellation deadline; nothing for an order that cannot be cancelled. */
export function cancellationFacts(input: OrderMailInput): Fact[] {
  const { detail, language } = input;
  const { cancellation, charge } = detail.order;
  if (!cancellation) return [];
  const t = orderTexts(input);
  if (Date.parse(cancellation.until) <= Date.now())
    return charge.amount > 0 ? [[t('cancel_until.label'), t('cancel_until.over')]] : [];
  const label = t(charge.amount > 0 ? 'cancel_until.paid' : 'cancel_until.free');
  return [[label, longDate(cancellation.until, language, detail.event.timeZone)]];
}
