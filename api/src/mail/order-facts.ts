import { type Language, links, type OrderDetail, translated } from '@idavuelta/shared/contracts';
import { formatDecimalAmount, formatMoney, fromDecimal, priceCurrency } from '@idavuelta/shared/contracts/money';
import { longDate } from './long-date.ts';
import type { Fact } from './template/mail-content.ts';
import { afterBuyingTexts } from './texts/after-buying-texts.ts';
import { mailTexts } from './texts/texts.ts';

/** What a mail about an order is written from. */
export interface OrderMailInput {
  /** The buyer's address. */
  to: string;
  /** The buyer's. */
  firstName: string;
  language: Language;
  siteOrigin: string;
  detail: OrderDetail;
}

export const eventName = ({ event }: OrderDetail, language: Language) =>
  translated(event.translations, language)?.name ?? event.slug;

export const orderLink = ({ siteOrigin, detail }: OrderMailInput) =>
  new URL(links.orderDetail(detail.order.id), siteOrigin).href;

/** Which event, when and where. */
export function tripFacts({ detail, language }: OrderMailInput): Fact[] {
  const { labels } = mailTexts[language];
  const { event } = detail;
  return [
    [labels.event, eventName(detail, language)],
    [labels.date, longDate(event.startDate, language, event.timeZone)],
    [labels.place, `${event.place.name}, ${event.place.address}`],
  ];
}

export const totalFact = ({ detail, language }: OrderMailInput): Fact => [
  mailTexts[language].labels.total,
  formatMoney(fromDecimal(detail.order.total)),
];

/** The total and, when that was in another currency, what was charged. */
export function paidFacts(input: OrderMailInput): Fact[] {
  const { charge } = input.detail.order;
  const converted = charge && charge.currency !== priceCurrency;
  const { labels } = mailTexts[input.language];
  return [totalFact(input), ...(converted ? [[labels.charged, formatDecimalAmount(charge)] as Fact] : [])];
}

/** Until when the buyer may cancel; nothing for an order that cannot be cancelled. */
export function cancellationFacts({ detail, language }: OrderMailInput): Fact[] {
  const { cancellation, total } = detail.order;
  if (!cancellation) return [];
  const { paid, free } = afterBuyingTexts[language].cancelUntil;
  return [[total > 0 ? paid : free, longDate(cancellation.until, language, detail.event.timeZone)]];
}
