export type * from '../schemas/staff/index.ts';
export { maxAddedDepartures, type StaffActKind, staffActKinds } from './acts.ts';
export { type AuditAction, auditActions, isAuditAction } from './audit-actions.ts';
export { type StaffErrorCode, staffErrorCodes } from './errors.ts';
export { type EventStateChange, eventStateChanges, type SaleStatus, saleStatuses } from './event-states.ts';
export * from './fields/breach-fields.ts';
export * from './fields/complaint-fields.ts';
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
export * from './fields/privacy-fields.ts';
export * from './fields/province-fields.ts';
export * from './fields/reason-fields.ts';
export * from './fields/refund-fields.ts';
export * from './fields/request-fields.ts';
export * from './fields/space-fields.ts';
export * from './fields/staff-user-fields.ts';
export * from './fields/subscription-fields.ts';
export * from './fields/tax-fields.ts';
export * from './fields/token-fields.ts';
export * from './fields/transfer-fields.ts';
export * from './fields/waiting-room-fields.ts';
export * from './fields/webhook-fields.ts';
export { type FoundKind, foundKinds, permissionOfKind } from './found-kinds.ts';
export { type ImportMistake, type ImportMistakeCode, importMistakeCodes } from './import-mistakes.ts';
export { leadHours, leadTimeName } from './lead-times.ts';
export { staffLinks } from './links.ts';
export { maxCounted, pageSizes, type StaffList, type StaffListQuery } from './lists.ts';
export { silentAfterMinutes } from './live-phones.ts';
export {
  type ExportedList,
  exportedLists,
  listViewLimits,
  maxExcelRows,
  type OfficeList,
  officeListNames,
  officeLists,
} from './office-lists.ts';
export { type PictureShape, pictureShapes } from './picture-shapes.ts';
export { providerNames } from './provider-names.ts';
export * from './report-names.ts';
export * from './report-periods.ts';
export {
  isAllowed,
  type NeededPermission,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
  tokenPermissions,
} from './roles.ts';
export {
  type WebhookEventType,
  type WebhookProblem,
  webhookEventTypes,
  webhookProblems,
} from './webhook-types.ts';
