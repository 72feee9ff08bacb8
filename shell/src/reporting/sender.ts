import { type ClientEvent, maxClientEvents } from '@idavuelta/shared/contracts';
import { sendEvents } from './send-events.ts';

/** How long events are collected before sending, in milliseconds. */
const delay = 10_000;
/** Maximum number of events per page, so that an error loop does not flood the gateway. */
const maxPerPage = 200;

/** Sends events in batches, at the latest when the visitor leaves the page. */
export function createSender() {
  const waiting: ClientEvent[] = [];
  let left = maxPerPage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length) sendEvents(waiting.splice(0, maxClientEvents));
  }
  // Safari fires no `visibilitychange` when navigating to another page.
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return {
    add(event: ClientEvent) {
      if (left === 0) return;
      left -= 1;
      waiting.push(event);
      timer ??= setTimeout(send, delay);
    },
  };
}
