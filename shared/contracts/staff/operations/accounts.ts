import type { NeededPermission } from '../roles.ts';

/** Accounts of staff, and the record of changes. */
export const accountOperations = {
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
  resetStaffSecondFactor: 'staff-users',
  listAudit: 'audit.read',
} as const satisfies Record<string, NeededPermission>;
