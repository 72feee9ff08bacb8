import { EventsPage } from './EventsPage.tsx';

export default function AlliancesPage() {
  return <EventsPage type={3} text="alliances" />;
}
