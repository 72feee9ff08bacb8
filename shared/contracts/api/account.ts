import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';

export type Session = Static<typeof schemas.sessionSchema>;
export type PersonalData = Static<typeof schemas.personalDataSchema>;
export type OwnPrivacyRequest = Static<typeof schemas.ownPrivacyRequestSchema>;
export type PrivacyRequestInput = Static<typeof schemas.privacyRequestBody>;
export type EventRequestInput = Static<typeof schemas.eventRequestInputSchema>;
export type EventRequest = Static<typeof schemas.eventRequestSchema>;
export type InvitedEvent = Static<typeof schemas.invitedEventSchema>;
/** How the file of a guest list was read. */
export type GuestListReading = Static<typeof schemas.guestListReadingSchema>;
export type TextEncoding = NonNullable<GuestListReading['encoding']>;
export type HiddenContent = NonNullable<GuestListReading['hidden']>;
export type Guest = Static<typeof schemas.guestSchema>;
export type InvitationAnswer = Static<typeof schemas.invitationAnswerSchema>;
export type PassengerChange = Static<typeof schemas.passengerChangeSchema>;
/** Body of `POST /shop-api/order/{id}/gift`. */
export type TicketGift = Static<typeof schemas.ticketGiftSchema>;
/** Body of `POST /shop-api/order/{id}/refund`. */
export type CancellationRequest = Static<typeof schemas.cancellationRequestSchema>;
