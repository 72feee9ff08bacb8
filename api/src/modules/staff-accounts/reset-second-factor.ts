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

/** Creates the function by which an owner resets the second factor of a colleague who has lost their app. */
export function createResetSecondFactor({ db, jobs, secondFactor }: ResetSecondFactorDependencies) {
  /**
   * Deletes a colleague's app secret and recovery codes, ends their sessions and mails a link to set up a new app.
   * @param code of the acting owner
   * @throws OWN_SECOND_FACTOR; NOT_FOUND; STATE_CONFLICT when the colleague is blocked or has not accepted the
   *   invitation; CODE_INVALID, RATE_LIMITED; FORBIDDEN when the acting person is no longer an owner with a second
   *   factor
   */
  return async function resetSecondFactor(id: number, code: string, staff: StaffMember) {
    if (id === staff.id) throw new AppError('OWN_SECOND_FACTOR');
    const person = await createStaffUsersRepository(db).byId(id);
    if (!person) throw new AppError('NOT_FOUND');
    if (person.blocked || !person.passwordHash) throw new AppError('STATE_CONFLICT');
    await secondFactor.use(staff.id, code);
    await db.transaction().execute(async (tx) => {
      const users = createStaffUsersRepository(tx);
      // If two owners reset each other, only the first succeeds, so that one can still log in.
      if (!(await users.lockOwners()).includes(staff.id)) throw new AppError('FORBIDDEN');
      await users.deleteSecret(id);
      await createRecoveryCodesRepository(tx).deleteAll(id);
      await createInvitationsRepository(tx).withdraw(id);
      await createStaffSessionsRepository(tx).endAll(id);
      const entry = { actor: staff.actor, action: 'reset-second-factor', subject: staffSubject(id) } as const;
      await createAuditRepository(tx).add(entry);
      await jobs.send('send-mail', { kind: 'staff-second-factor-reset', staffUserId: id }, { tx });
    });
  };
}

export type ResetSecondFactor = ReturnType<typeof createResetSecondFactor>;
