import { links } from '@idavuelta/shared/contracts';

export const eventLists = ['invited', 'active', 'review', 'finished'] as const;
export type EventList = (typeof eventLists)[number];

/** The view of the events tab. It is in the query of the URL, so that Back works and a reload stays there. */
export type EventsView =
  | { show: 'list'; list: EventList }
  /** A new request, filled from another one when `from` is given. */
  | { show: 'create'; from?: number }
  | { show: 'edit'; id: number }
  | { show: 'guests'; id: number };

const idIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** @param search query string of the address */
export function eventsView(search: string): EventsView {
  const query = new URLSearchParams(search);
  const guestsOf = idIn(query.get('guests'));
  if (guestsOf) return { show: 'guests', id: guestsOf };
  if (query.get('request') === 'new') return { show: 'create', from: idIn(query.get('from')) };
  const edited = idIn(query.get('request'));
  if (edited) return { show: 'edit', id: edited };
  return { show: 'list', list: eventLists.find((list) => list === query.get('list')) ?? 'invited' };
}

const tab = links.account('events');

/** URLs within the events tab. */
export const eventLinks = {
  list: (list: EventList) => `${tab}?list=${list}`,
  create: () => `${tab}?request=new`,
  repeat: (id: number) => `${tab}?request=new&from=${id}`,
  edit: (id: number) => `${tab}?request=${id}`,
  guests: (id: number) => `${tab}?guests=${id}`,
};
