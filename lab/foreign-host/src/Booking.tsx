import type { EventDetail } from '@idavuelta/shared/contracts';
import Wizard from 'mfe-booking/pages/booking-wizard/BookingWizard.tsx';
import state from 'mfe-booking/state/index.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { addTextsOf, store } from './platform.ts';

await addTextsOf(remotes.booking, './pages/booking-wizard/BookingWizard.tsx', './state/index.ts');
store.mountModule('mfe-booking', state);

/** Shows the wizard for an event of the site. */
export default function Booking() {
  const { event: name } = useParams();
  const [event, setEvent] = useState<EventDetail>();
  useEffect(() => {
    void store.client<EventDetail>({ url: `/events/${name}` }).then(setEvent);
  }, [name]);
  return event ? <Wizard event={event} /> : null;
}
