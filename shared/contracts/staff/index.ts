export type * from '../schemas/staff/index.ts';
export { mostAddedDepartures, type StaffActKind, staffActKinds } from './acts.ts';
export { type AuditAction, auditActions, isAuditAction } from './audit-actions.ts';
export { type StaffErrorCode, staffErrorCodes } from './errors.ts';
export { type EventStateChange, eventStateChanges, type SaleStatus, saleStatuses } from './event-states.ts';
export { couponFields } from './fields/coupon-fields.ts';
export type { FieldBounds, Fields } from './fields/field-bounds.ts';
export { orderNoteFields, reasonFields } from './fields/reason-fields.ts';
export { type ImportMistake, type ImportMistakeCode, importMistakeCodes } from './import-mistakes.ts';
export { staffLinks } from './links.ts';
export { mostCounted, pageSizes, type StaffList, type StaffListQuery } from './lists.ts';
export { type PictureShape, pictureShapes } from './picture-shapes.ts';
export { providerNames } from './provider-names.ts';
export {
  isAllowed,
  type NeededPermission,
  type StaffPermission,
  type StaffRole,
  staffPermissions,
  staffRoles,
} from './roles.ts';
