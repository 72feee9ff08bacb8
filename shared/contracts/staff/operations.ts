import type { StaffPermission } from './roles.ts';

/**
 * What each operation under `/staff-api` needs, by its `operationId`. A route whose operation has no line here does not
 * compile. `nobody` has logged in yet when these are called.
 */
export const staffOperations = {
  logInStaff: 'nobody',
  confirmStaffLogin: 'nobody',
  openStaffInvitation: 'nobody',
  acceptStaffInvitation: 'nobody',
  getStaffAccount: 'own-account',
  changeStaffPassword: 'own-account',
  renewRecoveryCodes: 'own-account',
  listStaffSessions: 'own-account',
  endStaffSession: 'own-account',
  logOutStaff: 'own-account',
  listStaffUsers: 'staff-users',
  inviteStaffUser: 'staff-users',
  changeStaffUser: 'staff-users',
  listAudit: 'audit.read',
} as const satisfies Record<string, StaffPermission | 'nobody'>;
export type StaffOperation = keyof typeof staffOperations;
