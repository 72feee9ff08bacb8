import type { NewApiToken } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { ApiTokenKind } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';

/** Tokens of one person, or of all programs. */
export type TokenOwner = { person: number } | 'programs';

interface AddedToken extends NewApiToken {
  kind: ApiTokenKind;
  userId: number;
  hash: string;
  beginning: string;
}

export function createApiTokensRepository(db: Queryable) {
  const tokens = db
    .selectFrom('api_token as t')
    .innerJoin('staff_user as u', 'u.id', 't.staff_user_id')
    .select(['t.id', 't.name', 't.beginning', 't.permissions', 't.created_at as createdAt'])
    .select(['t.expires_at as expiresAt', 't.last_used_at as lastUsedAt', 'u.name as madeBy', 'u.role'])
    .select(({ eb }) => [
      eb('t.revoked_at', 'is not', null).as('isRevoked'),
      eb('t.expires_at', '<=', now).as('isExpired'),
      eb('u.blocked_at', 'is not', null).as('isBlocked'),
    ]);

  const of = (owner: TokenOwner) =>
    owner === 'programs'
      ? tokens.where('t.kind', '=', 'program')
      : tokens.where('t.kind', '=', 'person').where('t.staff_user_id', '=', owner.person);

  return {
    list: (owner: TokenOwner) => of(owner).orderBy('t.created_at', 'desc').orderBy('t.id').execute(),

    find: (owner: TokenOwner, id: string) => of(owner).where('t.id', '=', id).executeTakeFirst(),

    lock: (owner: TokenOwner, id: string) => of(owner).where('t.id', '=', id).forUpdate('t').executeTakeFirst(),

    /** @returns its id */
    async add({ kind, userId, name, permissions, days, hash, beginning }: AddedToken) {
      const { id } = await db
        .insertInto('api_token')
        .values({
          ...{ kind, name, permissions, hash, beginning },
          staff_user_id: userId,
          expires_at: sql<Date>`now() + make_interval(days => ${days})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    revoke: (id: string) => db.updateTable('api_token').set({ revoked_at: now }).where('id', '=', id).execute(),
  };
}

export type StoredApiToken = NonNullable<Awaited<ReturnType<ReturnType<typeof createApiTokensRepository>['find']>>>;
