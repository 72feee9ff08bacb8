import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Attachment } from './mail.ts';
import type { MailedPickUp } from './mailed-pick-up.ts';
import { eventName, type OrderMailInput } from './order-facts.ts';
import { orderTexts } from './texts/texts.ts';

/** The rules of a zone, which a calendar needs beside its name. */
const zoneRules = (timeZone: string) => String(tzlib_get_ical_block(timeZone)[0]);

/** Of two files a calendar shows the one with the higher number: the minutes since the order was placed. */
const revisionOf = (orderedAt: Date) => Math.max(0, Math.floor((Date.now() - orderedAt.getTime()) / 60_000));

/** The event itself, which says the pick-ups as well. */
function eventEntry(input: OrderMailInput, { name, lines }: Named): ICalEventData {
  const { order, event } = input.detail;
  return {
    id: `${order.id}@idavuelta`,
    start: new TZDate(event.startDate, event.timeZone),
    ...(event.endDate && event.endDate > event.startDate && { end: new TZDate(event.endDate, event.timeZone) }),
    summary: name,
    location: `${event.place.name}, ${event.place.address}`,
    description: orderTexts(input)('calendar', { addresses: lines.join(' · ') }),
  };
}

/** The pick-up window: an entry of its own, which the exact time replaces. */
function pickUpEntries(input: OrderMailInput, pickUps: MailedPickUp[], { name }: Named): ICalEventData[] {
  const t = orderTexts(input);
  const { order, event } = input.detail;
  const inZone = (moment: string) => new TZDate(moment, event.timeZone);
  return pickUps.flatMap(({ id, place, line, visit }) => {
    if (!visit) return [];
    const { opensAt, closesAt } = visit;
    return {
      id: `${order.id}-pick-up-${id}@idavuelta`,
      start: inZone(opensAt),
      ...(closesAt !== opensAt && { end: inZone(closesAt) }),
      summary: `${t('labels.pick_up')}: ${name}`,
      location: place,
      description: t('calendar', { addresses: line }),
    };
  });
}

interface Named {
  /** Of the event. */
  name: string;
  /** Each pick-up in words, once. */
  lines: string[];
}

/**
 * The event for a calendar, and each pick-up whose time is known: what the buyer must be ready for.
 * @param pickUps of the mail's recipient and fellow travellers
 */
export function calendarFile(input: OrderMailInput, pickUps: MailedPickUp[]): Attachment {
  // Several tickets for one door are one visit of the van.
  const different = [...Map.groupBy(pickUps, ({ line }) => line).values()].map(([first]) => first as MailedPickUp);
  const { language, detail } = input;
  const named = { name: eventName(detail, language), lines: different.map(({ line }) => line) };
  const calendar = ical({
    prodId: { company: 'Idavuelta', product: 'Idavuelta' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of its own, the calendar has its other moments in UTC.
    timezone: { name: null, generator: zoneRules },
  });
  const sequence = revisionOf(new Date(detail.order.date));
  for (const entry of [eventEntry(input, named), ...pickUpEntries(input, different, named)])
    calendar.createEvent({ ...entry, sequence, timezone: detail.event.timeZone });
  return {
    filename: 'idavuelta.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()),
  };
}
