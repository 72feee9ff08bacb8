import type { EventsView } from './event-views.ts';
import { CreateRequest } from './form/CreateRequest.tsx';
import { EditRequest } from './form/EditRequest.tsx';
import { EventLists } from './lists/EventLists.tsx';
import { Guests } from './lists/Guests.tsx';

/** What the address of the events tab asks for. */
export default function EventsContent({ view }: { view: EventsView }) {
  switch (view.show) {
    case 'list':
      return <EventLists current={view.list} />;
    case 'create':
      return <CreateRequest key={view.from} from={view.from} />;
    case 'edit':
      return <EditRequest key={view.id} id={view.id} />;
    case 'guests':
      return <Guests key={view.id} id={view.id} />;
  }
}
