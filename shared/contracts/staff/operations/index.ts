import type { NeededPermission } from '../roles.ts';
import { accountOperations } from './accounts.ts';
import { contentOperations } from './content.ts';
import { couponOperations } from './coupons.ts';
import { customerOperations } from './customers.ts';
import { departureOperations } from './departures.ts';
import { dispatchOperations } from './dispatch.ts';
import { drivingOperations } from './driving.ts';
import { eventOptionOperations } from './event-options.ts';
import { eventOperations } from './events.ts';
import { legalOperations } from './legal.ts';
import { orderOperations } from './orders.ts';
import { paymentSettingOperations } from './payment-settings.ts';
import { priceOperations } from './prices.ts';
import { provinceOperations } from './provinces.ts';
import { reportOperations } from './reports.ts';
import { requestOperations } from './requests.ts';
import { systemOperations } from './system.ts';
import { transferOperations } from './transfers.ts';
import { travellerOperations } from './travellers.ts';
import { tripReportOperations } from './trip-reports.ts';

/**
 * What each operation under `/staff-api` needs, by its `operationId`. A route whose operation has no line here does not
 * compile.
 */
export const staffOperations = {
  ...accountOperations,
  ...contentOperations,
  ...legalOperations,
  ...couponOperations,
  ...eventOptionOperations,
  ...reportOperations,
  ...tripReportOperations,
  ...requestOperations,
  ...systemOperations,
  ...transferOperations,
  ...travellerOperations,
  ...customerOperations,
  ...orderOperations,
  ...eventOperations,
  ...departureOperations,
  ...dispatchOperations,
  ...drivingOperations,
  ...priceOperations,
  ...provinceOperations,
  ...paymentSettingOperations,
} as const satisfies Record<string, NeededPermission>;
export type StaffOperation = keyof typeof staffOperations;
