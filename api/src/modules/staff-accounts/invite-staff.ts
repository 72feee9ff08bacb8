import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository, type NewStaffUser } from './staff-users.repository.ts';

/** Makes the function that invites somebody to the back office. */
export function createInviteStaff({ db, jobs }: { db: Database; jobs: Jobs }) {
  /**
   * Adds somebody and sends the link. Who has lost the app for codes is invited again: until they accept, what they had
   * still works.
   * @returns the id of the account
   * @throws EMAIL_TAKEN when the account has another role
   */
  return (user: NewStaffUser, actor: StaffActor): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const users = createStaffUsersRepository(tx);
      const email = user.email.trim().toLowerCase();
      const added = await users.add({ ...user, email });
      const existing = added === undefined ? await users.byEmail(email) : undefined;
      if (existing && existing.role !== user.role) throw new AppError('EMAIL_TAKEN');
      const id = added ?? (existing?.id as number);
      await createAuditRepository(tx).add({
        actor,
        action: 'invite-staff-user',
        subject: staffSubject(id),
        detail: { role: user.role },
      });
      await jobs.send('send-mail', { kind: 'staff-invitation', staffUserId: id }, { tx });
      return id;
    });
}
