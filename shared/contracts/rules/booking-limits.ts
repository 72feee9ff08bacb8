/** Limits of a booking, shared by the API's schemas and the wizard's forms. */
export const bookingLimits = {
  tickets: 50,
  /** Maximum that a waiting list entry may request of one departure. */
  waitingTickets: 20,
  /** Up to this many remaining tickets, their number is shown. */
  fewTickets: 5,
  /** Per ticket; a variant's `stops` and `capacity` never exceed these. */
  addresses: 20,
  passengers: 60,
  /** Distinct e-mail addresses of passengers in one order: each receives a mail. */
  passengerEmails: 60,
  /** Lengths in characters. */
  addressLength: 200,
  couponLength: 60,
} as const;
