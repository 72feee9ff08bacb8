import type { OrderDetail } from '@idavuelta/shared/contracts';
import ical, { ICalCalendarMethod } from 'ical-generator';

interface CalendarTexts {
  name: string;
  description: string;
}

/** The event for a calendar: with the same id as the file in the mail, so that a calendar shows it once. */
function calendarFile({ order, event }: OrderDetail, { name, description }: CalendarTexts): string {
  const calendar = ical({ prodId: { company: 'Idavuelta', product: 'Idavuelta' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${order.id}@idavuelta`,
    start: new Date(event.startDate),
    stamp: new Date(order.date),
    summary: name,
    location: `${event.place.name}, ${event.place.address}`,
    description,
  });
  return calendar.toString();
}

/** Lets the browser save the file, or open it in its calendar. */
export function saveCalendarFile(detail: OrderDetail, texts: CalendarTexts) {
  const address = URL.createObjectURL(new Blob([calendarFile(detail, texts)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'idavuelta.ics' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
