import { EventsPage } from './EventsPage.tsx';

export default function MassiveEventsPage() {
  return <EventsPage type={1} text="massive" />;
}
