import { type ClientEvent, maxClientEvents } from '@idavuelta/shared/contracts';
import { sendEvents } from './send-events.ts';

/** Milliseconds that events wait for others. */
const delay = 10_000;
/** How many events a page sends at most: a loop of errors must not become a flood of requests. */
const maxPerPage = 200;

/** Sends events together, at the latest when the visitor leaves the page. */
export function createSender() {
  const waiting: ClientEvent[] = [];
  let left = maxPerPage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length) sendEvents(waiting.splice(0, maxClientEvents));
  }
  // Safari sends no `visibilitychange` when a page is left for another.
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
