import type { EventsView } from './event-views.ts';
import { CreateRequest } from './form/CreateRequest.tsx';
import { EditRequest } from './form/EditRequest.tsx';
import { WithCustomerId } from './form/WithCustomerId.tsx';
import { EventLists } from './lists/EventLists.tsx';
import { Guests } from './lists/Guests.tsx';

/** The view that the events tab's URL asks for. */
export default function EventsContent({ view }: { view: EventsView }) {
  switch (view.show) {
    case 'list':
      return <EventLists current={view.list} />;
    case 'create':
      return (
        <WithCustomerId key={view.from}>
          {(customerId) => <CreateRequest customerId={customerId} from={view.from} />}
        </WithCustomerId>
      );
    case 'edit':
      return (
        <WithCustomerId key={view.id}>
          {(customerId) => <EditRequest customerId={customerId} id={view.id} />}
        </WithCustomerId>
      );
    case 'guests':
      return <Guests key={view.id} id={view.id} />;
  }
}
