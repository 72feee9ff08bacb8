/** What a booking may hold. The API's schemas and the wizard's forms both take their limits from here. */
export const bookingLimits = {
  tickets: 50,
  /** Of one departure, that somebody on its waiting list may ask for. */
  waitingTickets: 20,
  /** Up to so many tickets that are left, their number is shown. */
  fewTickets: 5,
  /** Of one ticket; a variant's `stops` and `capacity` are at most these. */
  addresses: 20,
  passengers: 60,
  /** Different addresses of passengers in one order: each gets a mail. */
  passengerEmails: 60,
  /** Lengths in characters. */
  addressLength: 200,
  couponLength: 60,
} as const;
