import {
  type ApiToken,
  type MadeApiToken,
  type NewApiToken,
  tokenPermissions,
} from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { beginningOf, hashOfApiToken, newApiToken } from '../../http/api-tokens.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import { createApiTokensRepository, type StoredApiToken, type TokenOwner } from './api-tokens.repository.ts';

const subjectOf = (id: string) => `api-token:${id}`;

function stateOf({ isRevoked, isExpired, isBlocked, permissions, role }: StoredApiToken): ApiToken['state'] {
  if (isRevoked) return 'revoked';
  if (isExpired) return 'expired';
  const allowed = tokenPermissions(role);
  return isBlocked || !permissions.some((one) => allowed.includes(one)) ? 'powerless' : 'active';
}

const toApiToken = (token: StoredApiToken): ApiToken => ({
  id: token.id,
  name: token.name,
  beginning: token.beginning,
  permissions: token.permissions,
  state: stateOf(token),
  madeBy: token.madeBy,
  createdAt: isoMoment(token.createdAt),
  expiresAt: isoMoment(token.expiresAt),
  ...(token.lastUsedAt && { lastUsedAt: isoMoment(token.lastUsedAt) }),
});

/** API tokens of people and of programs. Each is shown once; only its hash is stored. */
export function createApiTokens({ db }: { db: Database }) {
  async function find(queryable: Queryable, owner: TokenOwner, id: string) {
    const token = await createApiTokensRepository(queryable).find(owner, id);
    if (!token) throw new AppError('NOT_FOUND');
    return toApiToken(token);
  }

  return {
    list: async (owner: TokenOwner) => (await createApiTokensRepository(db).list(owner)).map(toApiToken),

    /** @throws VALIDATION_FAILED (`permissions` `not_yours`) for what the maker may not do, or no token may */
    make: (owner: TokenOwner, input: NewApiToken, { id: userId, may, actor }: StaffMember): Promise<MadeApiToken> => {
      const grantable = tokenPermissions('owner');
      if (!input.permissions.every((one) => may(one) && grantable.includes(one)))
        throw invalidFields({ field: 'permissions', reason: 'not_yours' });
      return db.transaction().execute(async (tx) => {
        const token = newApiToken();
        const kind = owner === 'programs' ? 'program' : 'person';
        const stored = { kind, userId, hash: hashOfApiToken(token), beginning: beginningOf(token) } as const;
        const id = await createApiTokensRepository(tx).add({ ...input, ...stored });
        const { name, permissions, days } = input;
        const detail = { kind, name, permissions: permissions.join(', '), days };
        await createAuditRepository(tx).add({ actor, action: 'make-api-token', subject: subjectOf(id), detail });
        return { ...(await find(tx, owner, id)), token };
      });
    },

    /** Revokes a token: the next call with it is refused. Once more it changes nothing. @throws NOT_FOUND */
    revoke: (owner: TokenOwner, id: string, { actor }: StaffMember): Promise<ApiToken> =>
      db.transaction().execute(async (tx) => {
        const tokens = createApiTokensRepository(tx);
        const token = await tokens.lock(owner, id);
        if (!token) throw new AppError('NOT_FOUND');
        if (!token.isRevoked) {
          await tokens.revoke(id);
          const detail = { name: token.name };
          await createAuditRepository(tx).add({ actor, action: 'revoke-api-token', subject: subjectOf(id), detail });
        }
        return find(tx, owner, id);
      }),
  };
}

export type ApiTokens = ReturnType<typeof createApiTokens>;
