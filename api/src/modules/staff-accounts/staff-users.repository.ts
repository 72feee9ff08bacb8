import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import type { StaffRole } from '@idavuelta/shared/contracts/staff';
import { affectsRow } from '../../database/affected-rows.ts';
import { byName } from '../../database/by-name.ts';
import { ago, now, type Queryable } from '../../database/database.ts';
import type { StaffScope } from '../../http/staff-scope.ts';

export interface NewStaffUser {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  /** Without it nothing is limited. */
  scope?: StaffScope;
}

export interface StaffUserChange {
  name?: string;
  role?: StaffRole;
  blocked?: boolean;
  language?: Language;
  /** Replaces the whole scope. */
  scope?: StaffScope;
}

/** Period over which wrong codes are counted. */
const codeFailuresWithin = '15 minutes';

const columnsOf = ({ partnerId, countries, eventIds }: StaffScope) => ({
  partner_id: partnerId ?? null,
  scope_countries: countries ?? null,
  scope_events: eventIds ?? null,
});

export function createStaffUsersRepository(db: Queryable) {
  const users = db.selectFrom('staff_user as u').select(({ eb, ref, selectFrom }) => [
    'u.id',
    'u.email',
    'u.name',
    'u.role',
    'u.language',
    'u.revision',
    'u.password_hash as passwordHash',
    'u.totp_secret as totpSecret',
    'u.partner_id as partnerId',
    ref('u.scope_countries').$castTo<CountryCode[] | null>().as('countries'),
    'u.scope_events as eventIds',
    eb('u.blocked_at', 'is not', null).as('blocked'),
    selectFrom('staff_session as s')
      .select(({ fn }) => fn.max('s.last_seen_at').as('at'))
      .whereRef('s.staff_user_id', '=', 'u.id')
      .as('lastSeenAt'),
  ]);

  return {
    list: () => users.orderBy(byName('u.name')).orderBy('u.id').execute(),
    byId: (id: number) => users.where('u.id', '=', id).executeTakeFirst(),
    byEmail: (email: string) => users.where('u.email', '=', email).executeTakeFirst(),
    /** Reads and locks an account until the transaction ends. */
    lock: (id: number) => users.where('u.id', '=', id).forUpdate('u').executeTakeFirst(),

    /** @returns the id; undefined when the address is taken */
    async add({ scope = {}, ...user }: NewStaffUser) {
      const added = await db
        .insertInto('staff_user')
        .values({ ...user, ...columnsOf(scope) })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    change: (id: number, { name, role, blocked, language, scope }: StaffUserChange) =>
      db
        .updateTable('staff_user')
        .set((eb) => ({
          ...(name !== undefined && { name }),
          ...(role !== undefined && { role }),
          ...(language !== undefined && { language }),
          ...(blocked !== undefined && { blocked_at: blocked ? now : null }),
          ...(scope && columnsOf(scope)),
          revision: eb('revision', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),

    setCredentials: (id: number, { passwordHash, totpSecret }: { passwordHash: string; totpSecret: string }) =>
      db
        .updateTable('staff_user')
        .set({ password_hash: passwordHash, totp_secret: totpSecret })
        .where('id', '=', id)
        .execute(),

    /** Chosen by the person. Does not raise the revision: nobody else edits it. */
    setLanguage: (id: number, language: Language) =>
      db.updateTable('staff_user').set({ language }).where('id', '=', id).execute(),

    setPassword: (id: number, passwordHash: string) =>
      db.updateTable('staff_user').set({ password_hash: passwordHash }).where('id', '=', id).execute(),

    deleteSecret: (id: number) =>
      db.updateTable('staff_user').set({ totp_secret: null }).where('id', '=', id).execute(),

    /** Locks the owners who can log in, so that two of them cannot remove each other. @returns their ids */
    async lockOwners() {
      const rows = await db
        .selectFrom('staff_user')
        .select('id')
        .where('role', '=', 'owner')
        .where('blocked_at', 'is', null)
        .where('totp_secret', 'is not', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Counts a code before it is verified. @returns the number of recent wrong ones, including this one */
    async countCode(id: number) {
      const row = await db
        .updateTable('staff_user')
        .set(({ eb, ref }) => {
          const over = eb('code_failures_since', '<=', ago(codeFailuresWithin));
          return {
            code_failures: eb
              .case()
              .when(over)
              .then(1)
              .else(eb('code_failures', '+', 1))
              .end(),
            code_failures_since: eb.case().when(over).then(now).else(ref('code_failures_since')).end(),
          };
        })
        .where('id', '=', id)
        .returning('code_failures as failures')
        .executeTakeFirst();
      return row?.failures ?? 0;
    },

    /** Resets the counter after a correct code. */
    async resetCodeFailures(id: number) {
      await db.updateTable('staff_user').set({ code_failures: 0 }).where('id', '=', id).execute();
    },

    /** Takes a code of the app. @param period its half minute @returns whether it was not used yet */
    takeCode: (id: number, period: number) =>
      affectsRow(
        db
          .updateTable('staff_user')
          .set({ totp_period: period, code_failures: 0 })
          .where('id', '=', id)
          .where('totp_period', '<', period),
      ),
  };
}

/** A staff account including server-side secrets. */
export type StoredStaffUser = NonNullable<Awaited<ReturnType<ReturnType<typeof createStaffUsersRepository>['byId']>>>;
