import type { StaffUser } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../database/revisions.ts';
import { AppError } from '../../errors.ts';
import type { StaffScope } from '../../http/staff-scope.ts';
import { createStaffSessionsRepository } from './staff-sessions.repository.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository, type StaffUserChange, type StoredStaffUser } from './staff-users.repository.ts';

const toStaffUser = ({
  id,
  email,
  name,
  role,
  revision,
  blocked,
  passwordHash,
  totpSecret,
  lastSeenAt,
  ...scope
}: StoredStaffUser): StaffUser => ({
  id,
  email,
  name,
  role,
  revision,
  state: blocked ? 'blocked' : passwordHash ? 'active' : 'invited',
  ...(passwordHash && !totpSecret && { awaitsSecondFactor: true }),
  ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }),
  ...(Object.values(toScope(scope)).length > 0 && { scope: toScope(scope) }),
});

type StoredScope = Pick<StoredStaffUser, 'partnerId' | 'countries' | 'eventIds'>;

const toScope = ({ partnerId, countries, eventIds }: StoredScope): StaffScope => ({
  ...(partnerId !== null && { partnerId }),
  ...(countries !== null && { countries }),
  ...(eventIds !== null && { eventIds }),
});

/** An empty list limits nothing. */
export const withoutEmpty = ({ partnerId, countries = [], eventIds = [] }: StaffScope): StaffScope => ({
  ...(partnerId !== undefined && { partnerId }),
  ...(countries.length > 0 && { countries }),
  ...(eventIds.length > 0 && { eventIds }),
});

/** Returns a scope as the audit keeps it. */
export const scopeText = ({ partnerId, countries, eventIds }: StaffScope) =>
  [partnerId && `partner ${partnerId}`, countries?.join(', '), eventIds && `events ${eventIds.join(', ')}`]
    .filter(Boolean)
    .join('; ');

interface ChangeOptions {
  /** Revision that the change is based on, so that concurrent changes are not overwritten. */
  revision: number;
  actor: StaffActor;
}

/** Ensures that an owner remains who can invite others. */
async function assertOwnerLeft(tx: Queryable, id: number) {
  const owners = await createStaffUsersRepository(tx).lockOwners();
  if (owners.length === 1 && owners[0] === id) throw new AppError('LAST_OWNER');
}

/** Staff accounts, for those who may change them. */
export const createStaffUsers = ({ db }: { db: Database }) => ({
  list: async () => (await createStaffUsersRepository(db).list()).map(toStaffUser),

  find: async (id: number) => {
    const user = await createStaffUsersRepository(db).byId(id);
    if (!user) throw new AppError('NOT_FOUND');
    return toStaffUser(user);
  },

  /**
   * Changes name, role or block, and ends the person's sessions if that reduces their permissions.
   * @throws NOT_FOUND; LAST_OWNER; CHANGED_MEANWHILE with the changed fields
   */
  change: (id: number, change: StaffUserChange, { revision, actor }: ChangeOptions) =>
    db.transaction().execute(async (tx) => {
      // Locks the owners first, in the same order everywhere, to avoid deadlocks.
      if (change.blocked || (change.role && change.role !== 'owner')) await assertOwnerLeft(tx, id);
      const users = createStaffUsersRepository(tx);
      const user = await users.lock(id);
      if (!user) throw new AppError('NOT_FOUND');
      const subject = staffSubject(id);
      await assertUnchanged(tx, subject, { stored: user.revision, read: revision });
      const { scope: asked, ...plain } = change;
      const scope = asked && withoutEmpty(asked);
      const { before, after } = fieldsChanged(
        { name: user.name, role: user.role, blocked: Boolean(user.blocked), scope: scopeText(toScope(user)) },
        { ...plain, ...(scope && { scope: scopeText(scope) }) },
      );
      if (Object.keys(after).length > 0) {
        await users.change(id, { ...plain, ...(scope && { scope }) });
        const detail = { revision: revision + 1, before, after };
        await createAuditRepository(tx).add({ actor, action: 'change-staff-user', subject, detail });
        if (after.blocked || after.role) await createStaffSessionsRepository(tx).endAll(id);
      }
      const changed = await users.byId(id);
      return toStaffUser(changed as StoredStaffUser);
    }),
});

export type StaffUsers = ReturnType<typeof createStaffUsers>;
