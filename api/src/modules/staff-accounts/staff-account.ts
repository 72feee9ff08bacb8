import type { Language } from '@idavuelta/shared/contracts';
import {
  type AuditAction,
  isAllowed,
  type StaffAccount,
  type StaffPermission,
  staffPermissions,
} from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { StaffMember } from '../../http/staff-authentication.ts';
import type { PasswordGuesses } from '../accounts/guessing/password-guesses.ts';
import { hashPassword, isCommonPassword, passwordMatches } from '../accounts/passwords.ts';
import { listedSessions } from '../sessions/listed-sessions.ts';
import type { SecondFactor } from './second-factor.ts';
import { createStaffSessionsRepository } from './staff-sessions.repository.ts';
import { staffSubject } from './staff-subject.ts';
import { createStaffUsersRepository } from './staff-users.repository.ts';

interface StaffAccountDependencies {
  db: Database;
  /** Where the documentation is published. */
  docsUrl: string | undefined;
  secondFactor: SecondFactor;
  passwordGuesses: PasswordGuesses;
}

/** Lets staff manage their own account. */
export function createStaffAccount({ db, docsUrl, secondFactor, passwordGuesses }: StaffAccountDependencies) {
  const sessions = createStaffSessionsRepository(db);
  const record = (tx: Queryable, { id, actor }: StaffMember, action: AuditAction) =>
    createAuditRepository(tx).add({ actor, action, subject: staffSubject(id) });

  return {
    async read({ id }: StaffMember): Promise<Omit<StaffAccount, 'csrfToken'>> {
      const user = await createStaffUsersRepository(db).byId(id);
      if (!user) throw new AppError('NOT_FOUND');
      const { email, name, role, language } = user;
      const permissions = (Object.keys(staffPermissions) as StaffPermission[]).filter((one) => isAllowed(role, one));
      return {
        id,
        email,
        name,
        role,
        language,
        permissions,
        recoveryCodesLeft: await secondFactor.recoveryCodesLeft(id),
        ...(docsUrl !== undefined && { docsUrl }),
      };
    },

    /** Changes the password and ends all other sessions. @throws VALIDATION_FAILED, RATE_LIMITED */
    async changePassword(staff: StaffMember, { current, password }: { current: string; password: string }) {
      const guess = await passwordGuesses.begin(staff.id);
      const user = await createStaffUsersRepository(db).byId(staff.id);
      if (!(await passwordMatches(current, user?.passwordHash ?? undefined)))
        throw invalidFields({ field: 'current', reason: 'wrong' });
      await guess.succeeded();
      if (isCommonPassword(password)) throw invalidFields({ field: 'password', reason: 'common' });
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (tx) => {
        await createStaffUsersRepository(tx).setPassword(staff.id, passwordHash);
        await createStaffSessionsRepository(tx).endAll(staff.id, staff.sessionId);
        await record(tx, staff, 'change-staff-password');
      });
      return {};
    },

    /** Sets the language of pages and mails. */
    async changeLanguage({ id }: StaffMember, language: Language) {
      await createStaffUsersRepository(db).setLanguage(id, language);
      return {};
    },

    /** @throws CODE_INVALID, RATE_LIMITED */
    async renewRecoveryCodes(staff: StaffMember, code: string) {
      await secondFactor.use(staff.id, code);
      return db.transaction().execute(async (tx) => {
        await record(tx, staff, 'renew-recovery-codes');
        return { recoveryCodes: await secondFactor.renewRecoveryCodes(tx, staff.id) };
      });
    },

    /** Current session first, then the latest. */
    async sessions({ id, sessionId }: StaffMember) {
      return listedSessions(await sessions.list(id), sessionId);
    },

    /** @throws NOT_FOUND, also for someone else's session */
    async endSession({ id }: StaffMember, sessionId: string) {
      if (!(await sessions.end(id, sessionId))) throw new AppError('NOT_FOUND');
      return {};
    },

    async logOut({ id, sessionId }: StaffMember) {
      await sessions.end(id, sessionId);
      return {};
    },
  };
}

export type StaffAccountService = ReturnType<typeof createStaffAccount>;
