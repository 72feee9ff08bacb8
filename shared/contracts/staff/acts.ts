/** What staff does to all orders of a departure, or of an event, in one act. */
export const staffActKinds = ['move-departure', 'call-off-departure', 'cancel-event', 'send-message'] as const;
export type StaffActKind = (typeof staffActKinds)[number];

/** Most departures that are added at once. */
export const mostAddedDepartures = 200;
