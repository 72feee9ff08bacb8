import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/accounts.ts';

export type StaffChallenge = Static<typeof schemas.staffChallengeSchema>;
export type StaffLogin = Static<typeof schemas.staffLoginSchema>;
export type StaffInvitation = Static<typeof schemas.staffInvitationSchema>;
export type StaffAccount = Static<typeof schemas.staffAccountSchema>;
export type InvitedStaffUser = Static<typeof schemas.invitedStaffUserSchema>;
export type StaffUser = Static<typeof schemas.staffUserSchema>;
export type StaffSession = Static<typeof schemas.staffSessionSchema>;
export type RecoveryCodes = Static<typeof schemas.recoveryCodesSchema>;
export type AuditRow = Static<typeof schemas.auditRowSchema>;
