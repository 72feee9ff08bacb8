import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { newRecoveryCodes, periodOfCode, plainCode, recoveryCodeHash } from './one-time-codes.ts';
import { createRecoveryCodesRepository } from './recovery-codes.repository.ts';
import type { Sealing } from './sealed-secret.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

/** Most wrong codes within a quarter of an hour. Only who knows the password gets as far as this. */
const maxFailures = 5;

/** The half minute of an app's code has six digits; a recovery code is longer. */
const isOfApp = (code: string) => /^[0-9]{6}$/.test(plainCode(code));

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The codes that are asked for after the password. */
export function createSecondFactor({ db, sealing }: { db: Database; sealing: Sealing }) {
  return {
    /**
     * Takes a code of the app or a recovery code; each works once.
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
        return users.forgetCodeFailures(userId);
      }
      const period = periodOfCode(await sealing.open(user.totpSecret), code);
      if (period === undefined || !(await users.takeCode(userId, period))) throw new AppError('CODE_INVALID');
    },

    /** Makes new recovery codes; earlier ones no longer work. @returns them, which are shown once */
    async renewRecoveryCodes(tx: Queryable, userId: number) {
      const codes = newRecoveryCodes();
      await createRecoveryCodesRepository(tx).replace(userId, codes.map(recoveryCodeHash));
      return codes;
    },

    recoveryCodesLeft: (userId: number) => createRecoveryCodesRepository(db).count(userId),
  };
}
