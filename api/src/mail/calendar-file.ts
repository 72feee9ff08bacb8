import { TZDate } from '@date-fns/tz';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Attachment } from './mail.ts';
import type { MailedPickUp } from './mailed-pick-up.ts';
import { eventName, type OrderMailInput } from './order-facts.ts';
import { orderTexts } from './texts/texts.ts';

/** Returns the rules of a time zone, which calendar files must include. */
const zoneRules = (timeZone: string) => String(tzlib_get_ical_block(timeZone)[0]);

/** Calendars show the entry with the highest sequence number: the seconds since the order was placed. */
const revisionOf = ({ order }: OrderDetail) =>
  Math.max(0, Math.floor((Date.now() - new Date(order.date).getTime()) / 1000));

const eventId = ({ order }: OrderDetail) => `${order.id}@idavuelta`;
const pickUpId = ({ order }: OrderDetail, id: string) => `${order.id}-pick-up-${id}@idavuelta`;

/** Builds the entry of the event, which also lists the pick-ups. */
function eventEntry(input: OrderMailInput, { name, lines }: Named): ICalEventData {
  const { event } = input.detail;
  return {
    id: eventId(input.detail),
    start: new TZDate(event.startDate, event.timeZone),
    ...(event.endDate && event.endDate > event.startDate && { end: new TZDate(event.endDate, event.timeZone) }),
    summary: name,
    location: `${event.place.name}, ${event.place.address}`,
    description: orderTexts(input)('calendar', { addresses: lines.join(' · ') }),
  };
}

/** Builds an entry per pick-up window; one with the exact time replaces it. */
function pickUpEntries(input: OrderMailInput, pickUps: MailedPickUp[], { name }: Named): ICalEventData[] {
  const t = orderTexts(input);
  const { event } = input.detail;
  const inZone = (moment: string) => new TZDate(moment, event.timeZone);
  return pickUps.flatMap(({ id, place, line, visit }) => {
    if (!visit) return [];
    const { opensAt, closesAt } = visit;
    return {
      id: pickUpId(input.detail, id),
      start: inZone(opensAt),
      ...(closesAt !== opensAt && { end: inZone(closesAt) }),
      summary: `${t('labels.pick_up')}: ${name}`,
      location: place,
      description: t('calendar', { addresses: line }),
    };
  });
}

interface Named {
  /** Name of the event. */
  name: string;
  /** Distinct pick-ups in words. */
  lines: string[];
}

/**
 * Builds a calendar file with the event and each pick-up whose time is known. Its entries replace those of earlier
 * files.
 * @param pickUps of the recipient and their fellow travellers
 */
export function calendarFile(input: OrderMailInput, pickUps: MailedPickUp[]): Attachment {
  // Several tickets at one door are one call of the van.
  const different = [...Map.groupBy(pickUps, ({ line }) => line).values()].map(([first]) => first as MailedPickUp);
  const named = { name: eventName(input.detail, input.language), lines: different.map(({ line }) => line) };
  const entries = [eventEntry(input, named), ...pickUpEntries(input, different, named)];
  return fileOf(input, entries, ICalCalendarMethod.PUBLISH);
}

interface CancelledEntries {
  /** `MailedPickUp.id` of the cancelled pick-ups. */
  pickUps: string[];
  /** Whether to remove the entry of the event too. */
  trip: boolean;
}

/** Builds a calendar file that removes entries of earlier files. */
export function cancelledCalendarFile(input: OrderMailInput, { pickUps, trip }: CancelledEntries): Attachment {
  const { detail, language } = input;
  const entry = {
    start: new TZDate(detail.event.startDate, detail.event.timeZone),
    summary: eventName(detail, language),
    status: ICalEventStatus.CANCELLED,
  };
  const ids = [...(trip ? [eventId(detail)] : []), ...pickUps.map((id) => pickUpId(detail, id))];
  const entries = ids.map((id) => ({ ...entry, id }));
  return { ...fileOf(input, entries, ICalCalendarMethod.CANCEL), filename: 'idavuelta-cancel.ics' };
}

/** Creates a calendar without entries. */
export const createCalendar = (method: ICalCalendarMethod) =>
  ical({
    prodId: { company: 'Idavuelta', product: 'Idavuelta' },
    method,
    // Without a default zone, the calendar's other times are in UTC.
    timezone: { name: null, generator: zoneRules },
  });

function fileOf({ detail }: OrderMailInput, entries: ICalEventData[], method: ICalCalendarMethod): Attachment {
  const calendar = createCalendar(method);
  const sequence = revisionOf(detail);
  for (const entry of entries) calendar.createEvent({ ...entry, sequence, timezone: detail.event.timeZone });
  return {
    filename: 'idavuelta.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendar.toString()),
  };
}
