import type {
  AcceptedDocument,
  Category,
  Complaint,
  ComplaintCompany,
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
import type { SpaceKind } from '@idavuelta/shared/contracts/rules';
import type { DispatchRule, StaffPermission, WebhookEventType } from '@idavuelta/shared/contracts/staff';
import type { JSONColumnType } from 'kysely';
import type { DocumentKind, Issuer, Operation, Stamp } from './fiscal-content.ts';

// Column types that the database cannot express: the values of text columns and the shape of jsonb.
// tools/checks/database/column-types.ts assigns them to columns.

export type TokenPurpose = 'verify' | 'reset' | 'email' | 'login';
export type EnquiryKind = 'contact' | 'marriage';
export type AttemptState = 'started' | 'confirming' | 'paid' | 'rejected' | 'abandoned' | 'unapplied' | 'refused';

export type RefundState = 'requested' | 'calling' | 'done' | 'by_hand';
/** Reason for a refund: a payment that came too late, a second payment, or a request. */
export type RefundReason = 'late_payment' | 'second_payment' | 'asked_for';
/** Why staff must look at an order. */
export type FlagReason =
  | 'payment-does-not-fit-order'
  | 'payment-undecided'
  | 'refund-by-hand'
  | 'refund-undecided'
  | 'refunded-in-part'
  | 'charged-back'
  | 'moved-after-end'
  | 'card-above-limit'
  | 'tax-document-refused';
export type FlagReasons = FlagReason[];

export type BankRowState = 'open' | 'applied' | 'dismissed';

/** State of one step of an act: pending, waiting for a provider, done, or no longer needed. */
export type ActStepState = 'open' | 'asking' | 'done' | 'skipped';
/** Details of an act: a departure's times before and after, or the texts of a message. */
export type ActDetail = {
  from?: string;
  to?: string;
  /** Reason for a cancellation, shown to travellers. */
  reason?: string;
  texts?: Translations<{ subject: string; body: string }>;
};

/** State of a trip plan: being edited, in effect, or superseded. */
export type PlanState = 'draft' | 'published' | 'replaced';
export type PlanningState = 'planning' | 'done' | 'failed';
export type TripState = 'planned' | 'published' | 'under_way' | 'done';
/** What a driver marks for a trip or a stop; `explained`: a traveller who neither boarded nor failed to come. */
export type TripMarkKind = 'left' | 'arrived' | 'boarded' | 'no_show' | 'done' | 'explained' | 'undone';
/** How a driver's run ended: driven to its end, another driver's or van's, or no longer planned. */
export type RunEndReason = 'done' | 'given_away' | 'withdrawn';
/** What replanning must not change. */
export type StopLock = 'trip' | 'time';
/** Ids of parties, `<ticket>.<address index>`. */
export type PartyIds = JSONColumnType<string[]>;
export type UnservedParties = JSONColumnType<{ party: string; rule: DispatchRule }[]>;
export type BrokenRules = JSONColumnType<DispatchRule[]>;
export type Languages = JSONColumnType<Language[]>;
/** Times per address of a ticket; null where no van calls. */
export type AddressTimes = JSONColumnType<(PickUpTime | null)[]>;

export type RequestStatus = 'saved' | 'under_review' | 'rejected' | 'approved' | 'finished';
/** Additional stops of the vans; `time` is local. */
export type RequestedStops = JSONColumnType<{ address: string; countyId: number; time: string }[]>;

/** Who can find an event; nobody can find a draft. */
export type StoredVisibility = EventVisibility | 'draft';

/** `unconfirmed`: nobody has shown yet that the address is theirs. */
export type PrivacyRequestState = 'unconfirmed' | 'open' | 'done' | 'refused';
export type PrivacyTokenPurpose = 'confirm' | 'export';
export type { ManifestContent } from './manifest-content.ts';

export type SeatHoldState = 'held' | 'sold' | 'released';

/** State of a waiting list entry: to be confirmed, waiting, notified of seats, or removed. */
export type WaitingState = 'asked' | 'waiting' | 'told' | 'left';
/** State of seats reserved for a waiting list entry. */
export type OfferedSeatsState = 'held' | 'taken' | 'released';

export type PlaceTranslations = Place['translations'];
export type EventTranslations = Translations<EventTexts>;
export type CategoryTranslations = Category['translations'];
export type VariantTranslations = ProductVariant['translations'];
export type TicketTranslations = TicketDetail['translations'];
/** Plain text of a legal document, by language. */
export type LegalTexts = Translations<string>;
export type AcceptedDocuments = JSONColumnType<AcceptedDocument[]>;
export type EnquiryContent = ContactMessage | MarriageEnquiry;
/** The provider's raw response, stored for staff; no code reads it. */
export type ProviderResponse = object;
export type AuditDetail = object;

/** Pick-up address of a ticket, with the county's name at the time of sale. */
export interface TicketAddress {
  address: string;
  countyId: number;
  county?: string;
  /** Position chosen or moved on a map. */
  position?: Position;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  cid?: string;
  contentBase64: string;
}

// Lists are written as JSON text, because the driver converts JavaScript arrays to PostgreSQL arrays.
export type { SpaceKind };

/** Spaces beside the seats of a ticket, with their price together in the currency of the order. */
export interface TicketSpace {
  kind: SpaceKind;
  quantity: number;
  amountMinor: number;
}
export type TicketSpaces = JSONColumnType<TicketSpace[]>;
export type TicketAddresses = JSONColumnType<TicketAddress[]>;
export type TicketPassengers = JSONColumnType<Passenger[]>;
export type MailAttachments = JSONColumnType<MailAttachment[]>;

export type FiscalIssuer = Issuer;
/** Settings whose shape depends on the country; each authority's adapter declares its own type. */
export type FiscalSettings = object;
export type FiscalDocumentKind = DocumentKind;
export type { FiscalContent } from './fiscal-content.ts';
/** `issued`: not sent yet; `annulled`: it counts no longer. */
export type FiscalDocumentState = 'issued' | 'sent' | 'accepted' | 'refused' | 'annulled';
export type FiscalOperation = Operation;
/** `observed` means accepted, with a warning. */
export type FiscalRecordState = 'made' | 'sent' | 'accepted' | 'observed' | 'refused';
export type FiscalStamp = Stamp;
/** What the next record of a chain says of this one. */
export type FiscalLink = object;
/** `sending`: the authority was called and no answer is stored; `dropped`: its records went into another file. */
export type FiscalFileState = 'packed' | 'sending' | 'taken' | 'decided' | 'dropped';

/** How the organiser of a private event pays. */
export type { QuotePayment } from '@idavuelta/shared/contracts/rules';

export type ComplaintCompanyContent = ComplaintCompany;
export type ComplaintGuardian = NonNullable<Complaint['guardian']>;
export type ComplaintDocument = Complaint['documentKind'];
export type ComplaintItem = Complaint['item'];
export type ComplaintKind = Complaint['kind'];

/** A person's own token, or that of a program. */
export type ApiTokenKind = 'person' | 'program';
export type StaffPermissions = StaffPermission[];

export type DeliveryState = 'waiting' | 'delivered' | 'failed';
export type WebhookEventTypes = WebhookEventType[];
/** `endpoint.test`: sent by hand, to try an endpoint. */
export type SentEventType = WebhookEventType | 'endpoint.test';
export type SwitchedOffReason = 'by-hand' | 'failing' | 'gone';
/** `data` of a webhook, by its type: `shared/contracts/schemas/staff/webhook-events.ts`. */
export type StoredWebhookData = Record<string, unknown>;
/** `refused`: the reader may not read the report any more; `failed`: it could not be made. */
export type MailingState = 'waiting' | 'sent' | 'refused' | 'failed';
/** Filters and order of a list, as in the address of its page. */
export type ListQuery = Record<string, string>;
export type ExportFormat = 'csv' | 'xlsx';
