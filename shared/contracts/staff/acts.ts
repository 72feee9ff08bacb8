/** Actions of staff on all orders of a departure or event. */
export const staffActKinds = ['move-departure', 'call-off-departure', 'cancel-event', 'send-message'] as const;
export type StaffActKind = (typeof staffActKinds)[number];

/** Maximum number of departures added at once. */
export const maxAddedDepartures = 200;
