import { tokenPermissions } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createApiTokenAuthenticationRepository } from './api-token-authentication.repository.ts';
import { hashOfApiToken } from './api-tokens.ts';
import type { StaffMember } from './staff-member.ts';
import { toScope } from './staff-scope.ts';

export interface ApiTokenAuthenticationDependencies {
  db: Database;
  /** Counts a call of the token. @throws RATE_LIMITED */
  limit: (tokenId: string) => Promise<void>;
}

/**
 * Creates the function that finds the caller with an API token. No CSRF token is needed, because no browser sends it by
 * itself. A token may do only what its maker still may.
 */
export const createApiTokenAuthentication =
  ({ db, limit }: ApiTokenAuthenticationDependencies) =>
  /** @throws UNAUTHENTICATED, RATE_LIMITED */
  async (token: string): Promise<StaffMember> => {
    const tokens = createApiTokenAuthenticationRepository(db);
    const found = await tokens.byHash(hashOfApiToken(token));
    if (!found) throw new AppError('UNAUTHENTICATED');
    const { id, kind, name, userId, email, role } = found;
    await limit(id);
    if (!found.usedLately) await tokens.used(id);
    const permissions = new Set(tokenPermissions(role).filter((one) => found.permissions.includes(one)));
    return {
      id: userId,
      sessionId: id,
      actor: kind === 'program' ? `program:${name}` : `staff:${email}`,
      scope: toScope(found),
      may: (permission) => permissions.has(permission),
    };
  };
