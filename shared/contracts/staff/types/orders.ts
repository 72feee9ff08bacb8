import type { Static } from 'typebox';
import type * as changes from '../../schemas/staff/order-changes.ts';
import type * as schemas from '../../schemas/staff/orders.ts';
import type * as telephone from '../../schemas/staff/telephone-orders.ts';

export type FoundOrder = Static<typeof schemas.foundOrderSchema>;
export type StaffOrder = Static<typeof schemas.staffOrderSchema>;
export type StaffTicket = Static<typeof schemas.staffTicketSchema>;
export type TimelineEntry = Static<typeof schemas.timelineEntrySchema>;
export type TimelineKind = TimelineEntry['kind'];
export type ResendableMail = (typeof changes.resendableMails)[number];
export type OrderSearch = Static<typeof schemas.orderSearchQuery>;
export type TelephoneOrder = Static<typeof telephone.telephoneOrderSchema>;
export type TelephonePrice = Static<typeof telephone.telephonePriceSchema>;
