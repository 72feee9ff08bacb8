import { eventType } from '@idavuelta/shared/contracts';
import { EventsPage } from './EventsPage.tsx';

export default function MassiveEventsPage() {
  return <EventsPage type={eventType.massive} text="massive" />;
}
