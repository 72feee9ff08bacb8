export { type AuditAction, auditActions, isAuditAction } from './audit-actions.ts';
export { type StaffErrorCode, staffErrorCodes } from './errors.ts';
export { type EventStateChange, eventStateChanges, type SaleStatus, saleStatuses } from './event-states.ts';
export * from './fields/content-fields.ts';
export * from './fields/coupon-fields.ts';
export * from './fields/customer-fields.ts';
export * from './fields/departure-fields.ts';
export * from './fields/dispatch-fields.ts';
export * from './fields/event-fields.ts';
export type { FieldBounds, Fields } from './fields/field-bounds.ts';
export * from './fields/fleet-fields.ts';
export * from './fields/legal-fields.ts';
export * from './fields/payment-settings-fields.ts';
export * from './fields/price-fields.ts';
export * from './fields/province-fields.ts';
export * from './fields/reason-fields.ts';
export * from './fields/refund-fields.ts';
export * from './fields/request-fields.ts';
export * from './fields/staff-user-fields.ts';
export * from './fields/transfer-fields.ts';
export { type ImportMistake, type ImportMistakeCode, importMistakeCodes } from './import-mistakes.ts';
export { staffLinks } from './links.ts';
export { type PictureShape, pictureShapes } from './picture-shapes.ts';
export {
  isAllowed,
  type NeededPermission,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from './roles.ts';
export type * from './types/accounts.ts';
export { mostAddedDepartures, type StaffActKind, staffActKinds } from './types/acts.ts';
export type * from './types/content.ts';
export type * from './types/coupons.ts';
export type * from './types/customers.ts';
export type * from './types/departures.ts';
export type * from './types/dispatch.ts';
export type * from './types/driving.ts';
export type * from './types/event-options.ts';
export type * from './types/events.ts';
export type * from './types/fleet.ts';
export type * from './types/legal.ts';
export { mostCounted, pageSizes, type StaffList, type StaffListQuery } from './types/lists.ts';
export type * from './types/orders.ts';
export type * from './types/payment-settings.ts';
export type * from './types/prices.ts';
export type * from './types/provinces.ts';
export type * from './types/refunds-by-hand.ts';
export type * from './types/reports.ts';
export type * from './types/requests.ts';
export type * from './types/system.ts';
export type * from './types/transfers.ts';
export type * from './types/travellers.ts';
export type * from './types/trip-reports.ts';
