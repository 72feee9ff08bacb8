import { eventType } from '@idavuelta/shared/contracts';
import { EventsPage } from './EventsPage.tsx';

export default function AlliancesPage() {
  return <EventsPage type={eventType.alliance} text="alliances" />;
}
