import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../database/actor.ts';
import type { StaffScope } from './staff-scope.ts';

/** The caller of the staff API: a person who is logged in, or what calls with an API token. */
export interface StaffMember {
  /** Of the person, or of who made the token. */
  id: number;
  /** Of the session, or of the token. */
  sessionId: string;
  actor: StaffActor;
  scope: StaffScope;
  may: (permission: StaffPermission) => boolean;
}
