import type { OrderDetail } from '@idavuelta/shared/contracts';
import ical, { ICalCalendarMethod } from 'ical-generator';

/** A pick-up by a van, with the texts and ids of the mailed file. */
export interface CalendarPickUp {
  /** Number of the ticket and of its address, which stays when time or place change. */
  id: string;
  place: string;
  /** Place and time in words. */
  line: string;
  summary: string;
  /** ISO 8601; both are the same where the time is exact. Absent while the time is unknown. */
  visit?: { opensAt: string; closesAt: string };
}

interface CalendarTexts {
  name: string;
  description: string;
  pickUps: CalendarPickUp[];
}

/**
 * Builds a calendar file with the event and each pick-up. The ids are those of the mailed file, so that calendars show
 * each once.
 */
function calendarFile({ order, event }: OrderDetail, { name, description, pickUps }: CalendarTexts): string {
  const calendar = ical({ prodId: { company: 'Idavuelta', product: 'Idavuelta' }, method: ICalCalendarMethod.PUBLISH });
  const stamp = new Date(order.date);
  // Of two versions a calendar keeps the one with the higher number: the minutes since the order was placed.
  const sequence = Math.max(0, Math.floor((Date.now() - stamp.getTime()) / 60_000));
  calendar.createEvent({
    id: `${order.id}@idavuelta`,
    start: new Date(event.startDate),
    stamp,
    sequence,
    summary: name,
    location: `${event.place.name}, ${event.place.address}`,
    description,
  });
  for (const { id, place, line, summary, visit } of pickUps) {
    if (!visit) continue;
    calendar.createEvent({
      id: `${order.id}-pick-up-${id}@idavuelta`,
      start: new Date(visit.opensAt),
      ...(visit.closesAt !== visit.opensAt && { end: new Date(visit.closesAt) }),
      stamp,
      sequence,
      summary,
      location: place,
      description: line,
    });
  }
  return calendar.toString();
}

/** Lets the browser save the file, or open it in its calendar. */
export function saveCalendarFile(detail: OrderDetail, texts: CalendarTexts) {
  const address = URL.createObjectURL(new Blob([calendarFile(detail, texts)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'idavuelta.ics' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
