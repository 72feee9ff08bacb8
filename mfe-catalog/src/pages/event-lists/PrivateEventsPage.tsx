import { EventsPage } from './EventsPage.tsx';

export default function PrivateEventsPage() {
  return <EventsPage type={2} text="private" />;
}
