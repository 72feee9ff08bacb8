import type { PassengerFacts } from '@idavuelta/shared/contracts/passenger';
import type { TelephoneOrder } from '@idavuelta/shared/contracts/staff';

/** A passenger as they are typed: each with their address. */
export interface SalePassenger extends PassengerFacts {
  address: string;
  commune_id: number;
}

/** A ticket, with what its fields need to know of its variant. */
export interface SaleTicket {
  productVariantId: number;
  placeId: number;
  name: string;
  /** Most passengers it carries. */
  capacity: number;
  /** Its only address; absent for a ticket from the door. */
  meetingPoint?: string;
  passengers: Partial<SalePassenger>[];
}

/** What is typed. All of it can be kept as a draft. */
export interface SaleValues {
  customerId?: number;
  eventSlug?: string;
  eventDateId?: number;
  /** `YYYY-MM-DD`, of an event whose day the buyer picks. */
  date?: string;
  provinceId?: number;
  tickets?: SaleTicket[];
  discountCode?: string;
  paymentCode: TelephoneOrder['paymentCode'];
}
