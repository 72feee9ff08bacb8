export { type StaffErrorCode, staffErrorCodes } from './errors.ts';
export { staffLinks } from './links.ts';
export { type StaffOperation, staffOperations } from './operations/index.ts';
export { isAllowed, type StaffPermission, type StaffRole, staffPermissions, staffRoles } from './roles.ts';
export type * from './types/accounts.ts';
export type * from './types/coupons.ts';
export type * from './types/event-choices.ts';
export { mostCounted, pageSizes, type StaffList, type StaffListQuery } from './types/lists.ts';
export type * from './types/transfers.ts';
