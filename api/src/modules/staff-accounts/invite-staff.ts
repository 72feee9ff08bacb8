import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository, type NewStaffUser, type StoredStaffUser } from './staff-users.repository.ts';
import { scopeText, withoutEmpty } from './staff-users.ts';

interface InviteOptions {
  actor: StaffActor;
  /** Whether an existing colleague may be invited again: the way out when the only owner has lost their app. */
  colleagues?: boolean;
}

/** Each error says what to do instead. */
function assertMayBeInvited({ blocked, passwordHash, role }: StoredStaffUser, asked: NewStaffUser, colleagues = false) {
  if (blocked) throw new AppError('COLLEAGUE_BLOCKED');
  if (passwordHash && !(colleagues && role === asked.role)) throw new AppError('ALREADY_COLLEAGUE');
  if (role !== asked.role) throw new AppError('INVITED_WITH_ANOTHER_ROLE');
}

/** Creates the function that invites someone to the back office. */
export function createInviteStaff({ db, jobs }: { db: Database; jobs: Jobs }) {
  /**
   * Adds an account and mails the link. A pending invitation gets a new link, which invalidates the earlier one.
   * @returns the id of the account, and whether it was invited before
   * @throws COLLEAGUE_BLOCKED, ALREADY_COLLEAGUE, INVITED_WITH_ANOTHER_ROLE
   */
  return (user: NewStaffUser, { actor, colleagues }: InviteOptions): Promise<{ id: number; again: boolean }> =>
    db.transaction().execute(async (tx) => {
      const users = createStaffUsersRepository(tx);
      const email = user.email.trim().toLowerCase();
      const scope = user.scope && withoutEmpty(user.scope);
      const added = await users.add({ ...user, email, ...(scope && { scope }) });
      const existing = added === undefined ? await users.byEmail(email) : undefined;
      if (existing) assertMayBeInvited(existing, user, colleagues);
      const id = added ?? (existing?.id as number);
      // The latest invitation says in which language the person reads and is written to.
      if (existing) await users.change(id, { language: user.language, ...(scope && { scope }) });
      await createAuditRepository(tx).add({
        actor,
        action: 'invite-staff-user',
        subject: staffSubject(id),
        detail: { role: user.role, ...(scope && { scope: scopeText(scope) }) },
      });
      await jobs.send('send-mail', { kind: 'staff-invitation', staffUserId: id }, { tx });
      return { id, again: existing !== undefined };
    });
}
