import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Attachment } from './mail.ts';
import { eventName, type OrderMailInput } from './order-facts.ts';
import { mailTexts } from './texts/texts.ts';

/** The rules of a zone, which a calendar needs beside its name. */
const zoneRules = (timeZone: string) => String(tzlib_get_ical_block(timeZone)[0]);

/**
 * The event for a calendar. It is the same entry in each mail about the order.
 * @param pickUps addresses at which the recipient of the mail is picked up
 */
export function calendarFile({ language, detail }: OrderMailInput, pickUps: string[]): Attachment {
  const { order, event } = detail;
  const calendar = ical({
    prodId: { company: 'Idavuelta', product: 'Idavuelta' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of its own, the calendar has its other moments in UTC.
    timezone: { name: null, generator: zoneRules },
  });
  calendar.createEvent({
    id: `${order.id}@idavuelta`,
    start: new TZDate(event.startDate, event.timeZone),
    // A repeated mail carries the same file.
    stamp: new Date(order.date),
    timezone: event.timeZone,
    summary: eventName(detail, language),
    location: `${event.place.name}, ${event.place.address}`,
    description: mailTexts[language].calendar(pickUps.join(' · ')),
  });
  return {
    filename: 'idavuelta.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()),
  };
}
