import type { ApiRequest } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { asStaff } from '@idavuelta/shared/staff-session';

/** Cache tags of the back office; other modules add theirs to the same API slice. */
export const officeTags = [
  'BackOfficeAccount',
  'BackOfficeActs',
  'BackOfficeAudit',
  'BackOfficeComplaints',
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
  'BackOfficeListExports',
  'BackOfficeLists',
  'BackOfficeOrders',
  'BackOfficePaymentSettings',
  'BackOfficePeople',
  'BackOfficePrices',
  'BackOfficeSpaces',
  'BackOfficePrivacy',
  'BackOfficeProvinces',
  'BackOfficeReportExports',
  'BackOfficeReportMails',
  'BackOfficeRequests',
  'BackOfficeSessions',
  'BackOfficeTax',
  'BackOfficeTokens',
  'BackOfficeTransfers',
  'BackOfficeVehicles',
  'BackOfficeWaitingRooms',
  'BackOfficeWebhooks',
] as const;

export type OfficeTag = (typeof officeTags)[number];

/** The back office's endpoints in the shared API slice. */
export const backOfficeApi = platformApi.enhanceEndpoints({ addTagTypes: officeTags });

/** Creates the query of an endpoint with the session of the logged-in staff member. */
export const byStaff =
  <Argument>(requestOf: (argument: Argument) => ApiRequest) =>
  (argument: Argument): ApiRequest =>
    asStaff(requestOf(argument));
