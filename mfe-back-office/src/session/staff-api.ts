import type { ApiRequest } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { asStaff } from '@idavuelta/shared/staff-session';

/** What calls read and change; the one api has tags of other modules as well. */
export const officeTags = [
  'BackOfficeAccount',
  'BackOfficeActs',
  'BackOfficeAudit',
  'BackOfficeContent',
  'BackOfficeCoupons',
  'BackOfficeCustomers',
  'BackOfficeDepartures',
  'BackOfficeDispatch',
  'BackOfficeDrivers',
  'BackOfficeEventPlaces',
  'BackOfficeEvents',
  'BackOfficeJobs',
  'BackOfficeLegal',
  'BackOfficeOrders',
  'BackOfficePaymentSettings',
  'BackOfficePeople',
  'BackOfficePrices',
  'BackOfficeProvinces',
  'BackOfficeReportExports',
  'BackOfficeRequests',
  'BackOfficeSessions',
  'BackOfficeTransfers',
  'BackOfficeVehicles',
] as const;

export type OfficeTag = (typeof officeTags)[number];

/** The back office's part of the one api. */
export const backOfficeApi = platformApi.enhanceEndpoints({ addTagTypes: officeTags });

/** Makes the query of an endpoint: a call in the name of whoever of staff is logged in. */
export const byStaff =
  <Argument>(requestOf: (argument: Argument) => ApiRequest) =>
  (argument: Argument): ApiRequest =>
    asStaff(requestOf(argument));
