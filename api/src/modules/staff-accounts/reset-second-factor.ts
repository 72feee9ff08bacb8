import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createInvitationsRepository } from './invitations.repository.ts';
import { createRecoveryCodesRepository } from './recovery-codes.repository.ts';
import type { SecondFactor } from './second-factor.ts';
import { createStaffSessionsRepository } from './staff-sessions.repository.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

interface ResetSecondFactorDependencies {
  db: Database;
  jobs: Jobs;
  secondFactor: SecondFactor;
}

/** Makes the function by which an owner helps a colleague who has lost the app for codes. */
export function createResetSecondFactor({ db, jobs, secondFactor }: ResetSecondFactorDependencies) {
  /**
   * Forgets somebody's app and recovery codes, ends their sessions and mails them the link for a new app.
   * @param code of the owner who does it
   * @throws OWN_SECOND_FACTOR; NOT_FOUND; STATE_CONFLICT for who is blocked or has not accepted the invitation yet;
   *   CODE_INVALID, RATE_LIMITED; FORBIDDEN for who is no owner with a second factor any more
   */
  return async function resetSecondFactor(id: number, code: string, staff: StaffMember) {
    if (id === staff.id) throw new AppError('OWN_SECOND_FACTOR');
    const person = await createStaffUsersRepository(db).byId(id);
    if (!person) throw new AppError('NOT_FOUND');
    if (person.blocked || !person.passwordHash) throw new AppError('STATE_CONFLICT');
    await secondFactor.use(staff.id, code);
    await db.transaction().execute(async (tx) => {
      const users = createStaffUsersRepository(tx);
      // Of two owners who reset one another only the first does: one is left who can log in.
      if (!(await users.lockOwners()).includes(staff.id)) throw new AppError('FORBIDDEN');
      await users.forgetSecret(id);
      await createRecoveryCodesRepository(tx).forget(id);
      await createInvitationsRepository(tx).withdraw(id);
      await createStaffSessionsRepository(tx).endAll(id);
      const entry = { actor: staff.actor, action: 'reset-second-factor', subject: staffSubject(id) } as const;
      await createAuditRepository(tx).add(entry);
      await jobs.send('send-mail', { kind: 'staff-second-factor-reset', staffUserId: id }, { tx });
    });
  };
}

export type ResetSecondFactor = ReturnType<typeof createResetSecondFactor>;
