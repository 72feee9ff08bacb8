/** Bounds of a request for a private event, for forms and for the API. */
export const eventRequestLimits = {
  nameLength: 120,
  placeLength: 200,
  invitationLength: 2000,
  stops: 10,
  /** Bytes of the picture as it is sent. */
  imageBytes: 8 * 1024 * 1024,
  /** Bytes of the guest list as it is sent. */
  guestListBytes: 2 * 1024 * 1024,
  guests: 2000,
  /** Most tickets of one guest. */
  seatsPerGuest: 20,
} as const;
