import type { Position, SpaceCounts, TaxBuyer } from '@idavuelta/shared/contracts';
import type { PassengerFacts } from '@idavuelta/shared/contracts/passenger';
import type { TelephoneOrder } from '@idavuelta/shared/contracts/staff';

/** A passenger as entered, each with their own address. */
export interface SalePassenger extends PassengerFacts {
  address: string;
  commune_id: number;
  /** Where the address is; absent until a suggestion or a place on the map is chosen. */
  position?: Position;
}

/** A ticket with the variant data that its fields need. */
export interface SaleTicket {
  productVariantId: number;
  placeId: number;
  name: string;
  /** Maximum number of passengers. */
  capacity: number;
  /** Its only address; absent for door-to-door tickets. */
  meetingPoint?: string;
  passengers: Partial<SalePassenger>[];
  /** What they need beside seats. */
  spaces?: SpaceCounts;
}

/** The form's values, all of which a draft can hold. */
export interface SaleValues {
  customerId?: number;
  eventSlug?: string;
  eventDateId?: number;
  /** `YYYY-MM-DD`, for an event whose day the buyer picks. */
  date?: string;
  provinceId?: number;
  tickets?: SaleTicket[];
  discountCode?: string;
  /** Without a kind the document names nobody. */
  taxBuyer?: Partial<TaxBuyer>;
  paymentCode: TelephoneOrder['paymentCode'];
}
