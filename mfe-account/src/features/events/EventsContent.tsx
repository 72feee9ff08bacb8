import type { EventsView } from './event-views.ts';
import { CreateRequest } from './form/CreateRequest.tsx';
import { EditRequest } from './form/EditRequest.tsx';
import { OfCustomer } from './form/OfCustomer.tsx';
import { EventLists } from './lists/EventLists.tsx';
import { Guests } from './lists/Guests.tsx';

/** The view that the events tab's URL asks for. */
export default function EventsContent({ view }: { view: EventsView }) {
  switch (view.show) {
    case 'list':
      return <EventLists current={view.list} />;
    case 'create':
      return (
        <OfCustomer key={view.from}>
          {(customerId) => <CreateRequest customerId={customerId} from={view.from} />}
        </OfCustomer>
      );
    case 'edit':
      return (
        <OfCustomer key={view.id}>{(customerId) => <EditRequest customerId={customerId} id={view.id} />}</OfCustomer>
      );
    case 'guests':
      return <Guests key={view.id} id={view.id} />;
  }
}
