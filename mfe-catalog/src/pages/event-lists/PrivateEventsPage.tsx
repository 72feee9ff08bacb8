import { eventType } from '@idavuelta/shared/contracts';
import { EventsPage } from './EventsPage.tsx';

export default function PrivateEventsPage() {
  return <EventsPage type={eventType.private} text="private" />;
}
