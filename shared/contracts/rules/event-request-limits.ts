/** Limits of a request for a private event, shared by forms and API. */
export const eventRequestLimits = {
  nameLength: 120,
  placeLength: 200,
  invitationLength: 2000,
  stops: 10,
  /** Uploaded size of the picture, in bytes. */
  imageBytes: 8 * 1024 * 1024,
  /** Uploaded size of the guest list, in bytes. */
  guestListBytes: 2 * 1024 * 1024,
  guests: 2000,
  /** Maximum number of tickets per guest. */
  seatsPerGuest: 20,
} as const;
