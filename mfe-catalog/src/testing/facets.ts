import type { EventFacets } from '@idavuelta/shared/contracts';

/** The number of events that each filter leaves, as in a response. */
export const someFacets = (over: Partial<EventFacets> = {}): EventFacets => ({
  total: 12,
  when: {
    any: 12,
    choices: [
      { value: 'weekend', events: 3 },
      { value: '2026-12', events: 5 },
    ],
  },
  city: { any: 12, choices: [{ value: 'Lima', events: 9 }] },
  genre: {
    any: 12,
    choices: [
      { value: 'concert', events: 7 },
      { value: 'theatre', events: 2 },
    ],
  },
  price: { any: 12, choices: [{ value: '50', events: 8 }] },
  ...over,
});
