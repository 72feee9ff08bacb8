/** Type of an event, which decides the list it is in; numbers on the wire. */
export const eventType = { massive: 1, private: 2, alliance: 3 } as const;

/** `fixed`: one date. `range`: a date the buyer picks within startDate…endDate. `calendar`: one date of `calendars`. */
export const periodicity = { fixed: 1, range: 2, calendar: 3 } as const;

/** `buyer`: paid by the buyer. `invited`: the organiser pays and nothing is charged. */
export const paymentType = { buyer: 1, invited: 2 } as const;

/** Who can see an event: everybody, anybody with its link, or invited customers only. */
export const eventVisibilities = ['public', 'unlisted', 'invited'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

/** Genre of an event, for filters; optional. */
export const eventGenres = [
  'concert',
  'festival',
  'theatre',
  'sport',
  'fair',
  'food',
  'family',
  'tour',
  'celebration',
] as const;
export type EventGenre = (typeof eventGenres)[number];

/** Where the van picks passengers up. */
export const ticketPickUps = ['door', 'meeting_point'] as const;
export type TicketPickUp = (typeof ticketPickUps)[number];

/** State of a customer's request for a private event; numbers on the wire. */
export const requestState = { approved: 1, underReview: 2, saved: 3, finished: 4 } as const;
export type EventRequestState = (typeof requestState)[keyof typeof requestState];

/** A guest's reply to the organiser. */
export const invitationAnswers = ['accepted', 'declined'] as const;
export type GuestAnswer = (typeof invitationAnswers)[number];
