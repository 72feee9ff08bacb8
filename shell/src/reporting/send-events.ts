import { type ClientEvent, clientEventsPath } from '@idavuelta/shared/contracts';

/** Sends events even while the page is being left. */
export const sendEvents = (events: ClientEvent[]) =>
  navigator.sendBeacon(clientEventsPath, new Blob([JSON.stringify(events)], { type: 'application/json' }));
