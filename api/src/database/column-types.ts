import type {
  Category,
  ContactMessage,
  EventTexts,
  EventVisibility,
  Language,
  MarriageEnquiry,
  Passenger,
  PickUpTime,
  Place,
  Position,
  ProductVariant,
  TicketDetail,
  Translations,
} from '@idavuelta/shared/contracts';
import type { DispatchRule } from '@idavuelta/shared/contracts/staff';
import type { JSONColumnType } from 'kysely';

// What the database does not say of its columns: which texts a text column holds, and the shape of jsonb.
// tools/checks/database-types.ts says which column has which of these types.

export type TokenPurpose = 'verify' | 'reset' | 'email' | 'login';
export type EnquiryKind = 'contact' | 'marriage';
/** Where an attempt to pay stands. */
export type AttemptState = 'started' | 'confirming' | 'paid' | 'rejected' | 'abandoned' | 'unapplied' | 'refused';

/** Where a refund stands. */
export type RefundState = 'requested' | 'calling' | 'done' | 'by_hand';
/** Why money is paid back: it came when the order could not be paid any more, twice, or somebody asked. */
export type RefundReason = 'late_payment' | 'second_payment' | 'asked_for';
/** Why staff must look at an order. */
export type FlagReason =
  | 'payment-does-not-fit-order'
  | 'payment-undecided'
  | 'refund-by-hand'
  | 'refund-undecided'
  | 'refunded-in-part'
  | 'charged-back'
  | 'moved-after-end';
export type FlagReasons = FlagReason[];

/** What became of a row of a bank statement. */
export type BankRowState = 'open' | 'applied' | 'dismissed';

/** Where one order of an act of staff stands: to be done, its provider is asked, done, or nothing was to be done any more. */
export type ActStepState = 'open' | 'asking' | 'done' | 'skipped';
/** What is told of an act: where a departure was and is, or the texts of a message. */
export type ActDetail = {
  from?: string;
  to?: string;
  /** What travellers read as the reason of a cancellation. */
  reason?: string;
  texts?: Translations<{ subject: string; body: string }>;
};

/** A plan of trips: at work, told to travellers, or followed by another. */
export type PlanState = 'draft' | 'published' | 'replaced';
export type PlanningState = 'planning' | 'done' | 'failed';
export type TripState = 'planned' | 'published' | 'under_way' | 'done';
/** What a driver marks: of the trip, or of a stop. */
export type TripMarkKind = 'left' | 'arrived' | 'boarded' | 'no_show' | 'done';
/** What planning again leaves as it is. */
export type StopLock = 'trip' | 'time';
/** Of parties, as `<ticket>.<index of the address>`. */
export type PartyIds = JSONColumnType<string[]>;
export type UnservedParties = JSONColumnType<{ party: string; rule: DispatchRule }[]>;
export type BrokenRules = JSONColumnType<DispatchRule[]>;
export type Languages = JSONColumnType<Language[]>;
/** Of a ticket, in the order of its addresses; null where no van calls. */
export type AddressTimes = JSONColumnType<(PickUpTime | null)[]>;

/** How far a request for a private event has come. */
export type RequestStatus = 'saved' | 'under_review' | 'rejected' | 'approved' | 'finished';
/** Where vans shall stop besides; `time` as clocks there show it. */
export type RequestedStops = JSONColumnType<{ address: string; countyId: number; time: string }[]>;

/** Who comes across an event; nobody does across a draft. */
export type StoredVisibility = EventVisibility | 'draft';

/** What became of the seats of an order. */
export type SeatHoldState = 'held' | 'sold' | 'released';

/** Where an entry of the waiting list stands: to be confirmed, on the list, told of seats, no more on it. */
export type WaitingState = 'asked' | 'waiting' | 'told' | 'left';
/** What became of the seats that are kept for an entry. */
export type OfferedSeatsState = 'held' | 'taken' | 'released';

export type PlaceTranslations = Place['translations'];
export type EventTranslations = Translations<EventTexts>;
export type CategoryTranslations = Category['translations'];
export type VariantTranslations = ProductVariant['translations'];
export type TicketTranslations = TicketDetail['translations'];
/** Of a legal document: plain text by language. */
export type LegalTexts = Translations<string>;
export type EnquiryContent = ContactMessage | MarriageEnquiry;
/** The provider's own words; kept for staff, read by no code. */
export type ProviderResponse = object;
export type AuditDetail = object;

/** Where a ticket picks up, with the county's name as it was when the ticket was sold. */
export interface TicketAddress {
  address: string;
  countyId: number;
  county?: string;
  /** Of an address that was chosen or moved on a map. */
  position?: Position;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  cid?: string;
  contentBase64: string;
}

// A list is written as JSON text: the driver makes an array of PostgreSQL of a JavaScript array.
export type TicketAddresses = JSONColumnType<TicketAddress[]>;
export type TicketPassengers = JSONColumnType<Passenger[]>;
export type MailAttachments = JSONColumnType<MailAttachment[]>;

/** How the organiser of a private event pays. */
export type { QuotePayment } from '@idavuelta/shared/contracts/rules';
