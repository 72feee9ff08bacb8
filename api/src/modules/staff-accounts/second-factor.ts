import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Sealing } from '../../sealing.ts';
import { newRecoveryCodes, periodOfCode, plainCode, recoveryCodeHash } from './one-time-codes.ts';
import { createRecoveryCodesRepository } from './recovery-codes.repository.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

/** Wrong codes allowed per quarter of an hour, after a correct password. */
const maxFailures = 5;

/** Tells whether a code is from the app: it has six digits, whereas recovery codes are longer. */
const isOfApp = (code: string) => /^[0-9]{6}$/.test(plainCode(code));

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Verifies the code after the password. */
export function createSecondFactor({ db, sealing }: { db: Database; sealing: Sealing }) {
  return {
    /**
     * Accepts a code of the app or a recovery code, each once.
     * @throws CODE_INVALID; RATE_LIMITED after five wrong ones within a quarter of an hour
     */
    async use(userId: number, code: string) {
      const users = createStaffUsersRepository(db);
      if ((await users.countCode(userId)) > maxFailures) throw new AppError('RATE_LIMITED');
      const user = await users.byId(userId);
      if (!user?.totpSecret) throw new AppError('CODE_INVALID');
      if (!isOfApp(code)) {
        if (!(await createRecoveryCodesRepository(db).use(userId, recoveryCodeHash(code))))
          throw new AppError('CODE_INVALID');
        return users.resetCodeFailures(userId);
      }
      const period = periodOfCode(await sealing.open(user.totpSecret), code);
      if (period === undefined || !(await users.takeCode(userId, period))) throw new AppError('CODE_INVALID');
    },

    /** Generates new recovery codes and invalidates earlier ones. @returns the codes, which are shown only once */
    async renewRecoveryCodes(tx: Queryable, userId: number) {
      const codes = newRecoveryCodes();
      await createRecoveryCodesRepository(tx).replace(userId, codes.map(recoveryCodeHash));
      return codes;
    },

    recoveryCodesLeft: (userId: number) => createRecoveryCodesRepository(db).count(userId),
  };
}
