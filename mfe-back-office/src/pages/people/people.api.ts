import type { Language } from '@idavuelta/shared/contracts';
import type { InvitedStaffUser, StaffRole, StaffUser } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

export interface Invite {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  scope?: NonNullable<StaffUser['scope']>;
}

export interface PersonChange {
  name?: string;
  role?: StaffRole;
  blocked?: boolean;
  scope?: NonNullable<StaffUser['scope']>;
}

const people = resource('/users', 'BackOfficePeople');

export const usePeople = people.list<StaffUser[]>();
export const useInvite = people.add<InvitedStaffUser, Invite>();
export const useChange = people.change<StaffUser, PersonChange>();
export const useResetSecondFactor = people.act<StaffUser, { id: number; code: string }>(
  'POST /:id/second-factor-reset',
);
