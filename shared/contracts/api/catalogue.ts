import type { Static } from 'typebox';
import type * as schemas from '../schemas/index.ts';
import type { eventType, paymentType, periodicity } from './codes.ts';

export type EventType = (typeof eventType)[keyof typeof eventType];
export type PeriodicityType = (typeof periodicity)[keyof typeof periodicity];
export type PaymentType = (typeof paymentType)[keyof typeof paymentType];

/** `minTicketPrice` is in decimal soles; for `imagePath` see shared/ui/picture-sources.ts. */
export type EventTexts = Static<typeof schemas.eventTextsSchema>;
export type Place = Static<typeof schemas.placeSchema>;
export type EventDate = Static<typeof schemas.eventDateSchema>;
export type ExtraStop = Static<typeof schemas.extraStopSchema>;
export type EventSummary = Static<typeof schemas.eventSummarySchema>;
export type EventDetail = Static<typeof schemas.eventDetailSchema>;
/** Whether a customer is reminded of the opening of a sale. */
export type SaleReminderState = Static<typeof schemas.saleReminderSchema>;
export type RecommendedEvent = Static<typeof schemas.recommendedEventSchema>;

/** Filters of a list of events; `price` is the maximum, in decimals of the country's currency. */
export type EventFilters = Static<typeof schemas.eventFilters>;
export type EventFacet = Static<typeof schemas.eventFacetSchema>;
/** Number of events that each choice of a filter would leave. */
export type EventFacets = Static<typeof schemas.eventFacetsSchema>;
export type SearchSuggestion = Static<typeof schemas.searchSuggestionSchema>;

/** A commune (Chile), district (Peru) or municipality district (Spain). */
export type County = Static<typeof schemas.countySchema>;
export type Province = Static<typeof schemas.provinceSchema>;

/** A fixed pick-up point that a variant offers instead of a free address. */
export type Approach = Static<typeof schemas.approachSchema>;
export type ProductVariant = Static<typeof schemas.productVariantSchema>;
export type Category = Static<typeof schemas.categorySchema>;

export type AddressSuggestion = Static<typeof schemas.addressSuggestionSchema>;
/** Degrees north and east. */
export type Position = Static<typeof schemas.positionSchema>;
/** When a traveller is picked up and back home. */
export type PickUpWindow = Static<typeof schemas.pickUpWindowSchema>;
export type StopPoint = Static<typeof schemas.stopPointSchema>;
export type PickUpTime = Static<typeof schemas.pickUpTimeSchema>;
/** One ride of a ticket, and its progress. */
export type Ride = Static<typeof schemas.rideSchema>;
export type RidePage = Static<typeof schemas.ridePageSchema>;
export type PickUps = Static<typeof schemas.pickUpsSchema>;

export type LandingSlide = Static<typeof schemas.landingSlideSchema>;
export type AcceptedDocument = Static<typeof schemas.acceptedDocumentSchema>;
export type LegalText = Static<typeof schemas.legalTextSchema>;
export type Partner = Static<typeof schemas.partnerSchema>;
export type Testimonial = Static<typeof schemas.testimonialSchema>;
export type ContactMessage = Static<typeof schemas.contactMessageSchema>;
export type MarriageEnquiry = Static<typeof schemas.marriageEnquirySchema>;

export type Channel = Static<typeof schemas.channelSchema>;
export type Country = Static<typeof schemas.countrySchema>;
export type Locale = Static<typeof schemas.localeSchema>;

export type PaymentMethodCode = Static<typeof schemas.paymentMethodCode>;
export type PaymentMethod = Static<typeof schemas.paymentMethodSchema>;
