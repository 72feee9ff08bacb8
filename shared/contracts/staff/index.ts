export { type StaffErrorCode, staffErrorCodes } from './errors.ts';
export { staffLinks } from './links.ts';
export { type StaffOperation, staffOperations } from './operations.ts';
export { isAllowed, type StaffPermission, type StaffRole, staffPermissions, staffRoles } from './roles.ts';
export type {
  AuditRow,
  RecoveryCodes,
  StaffAccount,
  StaffChallenge,
  StaffInvitation,
  StaffLogin,
  StaffSession,
  StaffUser,
} from './types.ts';
