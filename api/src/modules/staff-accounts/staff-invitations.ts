import type { Database } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { Sealing } from '../../sealing.ts';
import { newToken, tokenHash } from '../accounts/account-tokens.ts';
import { hashPassword, isCommonPassword } from '../accounts/passwords.ts';
import { createInvitationsRepository } from './invitations.repository.ts';
import { newTotpSecret } from './one-time-codes.ts';

/** Lifetime of an invitation: short, because the link grants power over other people's money. */
const invitationSeconds = 48 * 3600;

export interface StaffInvitationsDependencies {
  db: Database;
  sealing: Sealing;
}

/** Mailed links with which people choose a password and set up their authenticator app. */
export const createStaffInvitations = ({ db, sealing }: StaffInvitationsDependencies) => ({
  /** Issues the secret of a mailed link, replacing an earlier one. */
  async issue(userId: number) {
    const token = newToken();
    const totpSecret = await sealing.seal(newTotpSecret());
    await createInvitationsRepository(db).put({
      userId,
      tokenHash: tokenHash(token),
      totpSecret,
      seconds: invitationSeconds,
    });
    return token;
  },

  /** @throws TOKEN_INVALID */
  async find(token: string) {
    const found = await createInvitationsRepository(db).find(tokenHash(token));
    if (!found) throw new AppError('TOKEN_INVALID');
    return { ...found, totpSecret: await sealing.open(found.totpSecret) };
  },

  /** Hashes a password for storage. @throws VALIDATION_FAILED for a common one */
  async credentials(password: string, secret: string) {
    if (isCommonPassword(password)) throw invalidFields({ field: 'password', reason: 'common' });
    return { passwordHash: await hashPassword(password), totpSecret: await sealing.seal(secret) };
  },
});

export type StaffInvitations = ReturnType<typeof createStaffInvitations>;
