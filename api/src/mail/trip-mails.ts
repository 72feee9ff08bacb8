import type { Translations } from '@idavuelta/shared/contracts';
import { links, translated } from '@idavuelta/shared/contracts';
import { calendarWithoutTrip, presentCalendar } from './changed-calendar.ts';
import { longDate } from './long-date.ts';
import { type Attachment, type Mail, toMail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink, tripFacts } from './order-facts.ts';
import type { Fact, MailContent } from './template/mail-content.ts';
import { mailTexts, orderTexts } from './texts/texts.ts';
import type { MailedWaiting } from './waiting-mails.ts';

const waitsForPayment = ['awaiting_payment', 'awaiting_transfer_payment'];

/** Reader of a mail about a trip: the buyer, or a traveller without access to the order. */
interface Reader {
  to: string;
  names: string[];
  isBuyer: boolean;
}

/**
 * Returns undefined for an address that does not (or no longer) travel.
 * @param address of travellers; defaults to the buyer
 */
export function readerOf({ to, firstName, detail }: OrderMailInput, address: string | undefined): Reader | undefined {
  if (address === undefined) return { to, names: [firstName], isBuyer: true };
  const names = detail.tickets
    .filter(({ refunded }) => !refunded)
    .flatMap(({ passengers }) => passengers)
    .filter(({ email }) => email.toLowerCase() === address)
    .map(({ name }) => name);
  return names.length > 0 ? { to: address, names: [...new Set(names)], isBuyer: false } : undefined;
}

interface TripTexts {
  subject: string;
  title: string;
  paragraphs: string[];
  facts?: Fact[];
  note?: string;
  action?: MailContent['action'];
  files?: Attachment[];
}

/**
 * Writes a mail about a trip. It links the buyer to the order and others to the event, unless the texts say otherwise.
 */
export function tripMail(input: OrderMailInput, reader: Reader, texts: TripTexts) {
  const { facts = [], paragraphs, note, subject, title, action, files } = texts;
  const { language, detail, siteOrigin } = input;
  const t = orderTexts(input);
  const event = new URL(links.event(detail.event.slug), siteOrigin).href;
  const content = {
    language,
    title,
    trip: eventName(detail, language),
    paragraphs: [t('greeting', { name: reader.names.join(', ') }), ...paragraphs],
    facts: [...facts, ...tripFacts(input), [t('labels.order'), detail.order.number] as Fact],
    action:
      action ??
      (reader.isBuyer ? { label: t('see_order'), href: orderLink(input) } : { label: t('see_event'), href: event }),
    ...(note && { note }),
  };
  return toMail(reader.to, subject, content, files);
}

/** Tells that the trip was rescheduled; undefined once the order has ended. @param before ISO 8601 */
export function departureMovedMail(
  input: OrderMailInput,
  { before, address }: { before: string; address?: string },
): Promise<Mail> | undefined {
  const { language, detail } = input;
  const { paymentState } = detail.order;
  const isUnpaid = waitsForPayment.includes(paymentState);
  const reader = readerOf(input, address);
  if (!reader || (paymentState !== 'paid' && !(isUnpaid && reader.isBuyer))) return undefined;
  const t = orderTexts(input);
  const ofBuyer = t(isUnpaid ? 'departure-moved.unpaid' : 'departure-moved.give_back');
  return tripMail(input, reader, {
    subject: t('departure-moved.subject', { event: eventName(detail, language) }),
    title: t('departure-moved.title'),
    paragraphs: [t('departure-moved.body'), ...(reader.isBuyer ? [ofBuyer] : [])],
    facts: [[t('departure-moved.before'), longDate(before, language, detail.event.timeZone)]],
    ...(!isUnpaid && { files: [presentCalendar(input, address)] }),
  });
}

/** Returns the reason that staff gave for calling off the trip. */
export function whyCalledOff(input: OrderMailInput): string[] {
  const reason = input.detail.order.calledOff?.reason;
  return reason ? [orderTexts(input)('trip-cancelled.reason', { reason })] : [];
}

/**
 * Tells that the trip was called off.
 * @param isSettled no refund follows @returns undefined for an order that takes place after all
 */
export function tripCancelledMail(input: OrderMailInput, isSettled = false): Promise<Mail> | undefined {
  const { language, detail } = input;
  const { paymentState, charge } = detail.order;
  const reader = readerOf(input, undefined);
  if (!reader || !['refunded', 'cancelled'].includes(paymentState)) return undefined;
  const t = orderTexts(input);
  const charged = isSettled ? 'trip-cancelled.settled' : 'trip-cancelled.paid';
  const paid = charge.amount > 0 ? charged : 'trip-cancelled.free';
  return tripMail(input, reader, {
    subject: t('trip-cancelled.subject', { event: eventName(detail, language) }),
    title: t('trip-cancelled.title'),
    paragraphs: [
      t('trip-cancelled.body'),
      ...whyCalledOff(input),
      t(paymentState === 'refunded' ? paid : 'trip-cancelled.unpaid'),
    ],
    note: t('trip-cancelled.note'),
    ...(paymentState === 'refunded' && { files: calendarWithoutTrip(input) }),
  });
}

/** Sends staff's message to a departure's travellers, in the reader's language if available. */
export function departureMessageMail(
  input: OrderMailInput,
  texts: Translations<{ subject: string; body: string }>,
  address?: string,
): Promise<Mail> | undefined {
  const message = translated(texts, input.language);
  const reader = readerOf(input, address);
  if (!message || !reader) return undefined;
  const { subject, body } = message;
  return tripMail(input, reader, {
    subject,
    title: subject,
    paragraphs: body.split(/\n+/).filter((line) => line.trim()),
  });
}

/** Tells someone on a waiting list that the departure was called off. */
export function waitingEndedMail({
  to,
  language,
  siteOrigin,
  slug,
  startsAt,
  timeZone,
  place,
  translations,
}: MailedWaiting) {
  const t = mailTexts(language);
  const name = translated(translations, language)?.name ?? slug;
  return toMail(to, t('waiting-ended.subject', { event: name }), {
    language,
    title: t('waiting-ended.title'),
    trip: name,
    paragraphs: [t('waiting-ended.body')],
    facts: [
      [t('labels.event'), name],
      [t('labels.date'), longDate(startsAt.toISOString(), language, timeZone)],
      [t('labels.place'), place],
    ],
    action: { label: t('see_event'), href: new URL(links.event(slug), siteOrigin).href },
  });
}
