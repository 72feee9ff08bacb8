import type { Credentials, Language, Profile, ProfileInput, SignUp } from '@idavuelta/shared/contracts';
import { formatPhoneNumber } from '@idavuelta/shared/contracts/phone';
import type { TokenPurpose } from '../../database/column-types.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Authentication } from '../../http/authentication.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Device } from '../sessions/device.ts';
import { beginSession, endAllSessions } from '../sessions/sessions.service.ts';
import { assertDocument, assertNewPassword, assertSignUp, storedPhone } from './account-checks.ts';
import { newToken, tokenHash, tokenTtlSeconds } from './account-tokens.ts';
import { type Customer, createAccountsRepository } from './accounts.repository.ts';
import { createEmailChange } from './email-change.ts';
import type { LoginAttempts } from './guessing/login-attempts.ts';
import type { PasswordGuesses } from './guessing/password-guesses.ts';
import { createOwnPassword } from './own-password.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

const genderOptions: Profile['genderOptions'] = {
  f: 'gender.f',
  m: 'gender.m',
  x: 'gender.x',
  u: 'gender.u',
};

const collapseSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');
const normalizeEmail = (text: string) => text.trim().toLowerCase();

export interface AccountsDependencies {
  db: Database;
  jobs: Jobs;
  authentication: Authentication;
  loginAttempts: LoginAttempts;
  passwordGuesses: PasswordGuesses;
}

/** Device and network of a login. */
interface LoginPlace extends Device {
  /** Identifies the visitor's network. */
  visitor: string;
}

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Sign-up, login, verification, recovery and the customer's own profile. */
export function createAccountsService({
  db,
  jobs,
  authentication,
  loginAttempts,
  passwordGuesses,
}: AccountsDependencies) {
  const customers = createAccountsRepository(db);
  const emailChange = createEmailChange({ db, jobs });
  const ownPassword = createOwnPassword({ db, jobs, loginAttempts, passwordGuesses });

  /** @throws ACCOUNT_BLOCKED, ACCOUNT_NOT_VERIFIED; BAD_CREDENTIALS when the password was changed meanwhile */
  async function openSession(tx: Queryable, customer: Customer, device: Device) {
    if (customer.blocked) throw new AppError('ACCOUNT_BLOCKED');
    if (!customer.verified) throw new AppError('ACCOUNT_NOT_VERIFIED');
    const { id: customerId, passwordHash } = customer;
    const { seconds } = authentication;
    const sessionId = await beginSession(tx, { customerId, passwordHash, seconds, ...device });
    if (!sessionId) throw new AppError('BAD_CREDENTIALS');
    return { token: await authentication.issue(customerId, sessionId) };
  }

  return {
    /** Starts a session. @throws BAD_CREDENTIALS, ACCOUNT_BLOCKED, ACCOUNT_NOT_VERIFIED, RATE_LIMITED */
    async login({ password, ...credentials }: Credentials, { visitor, ...device }: LoginPlace) {
      const email = normalizeEmail(credentials.email);
      const customer = await customers.byEmail(email);
      const attempt = await loginAttempts.begin({ email, ownerId: customer?.id, visitor });
      const matches = await passwordMatches(password, customer?.passwordHash);
      if (!customer || !matches) {
        await attempt.failed();
        throw new AppError('BAD_CREDENTIALS');
      }
      await attempt.succeeded();
      return openSession(db, customer, device);
    },

    /**
     * Starts a session in the browser that signed up, once its e-mail is verified.
     * @param key returned by `register`; valid once, for 24 hours
     * @throws TOKEN_INVALID, ACCOUNT_NOT_VERIFIED, ACCOUNT_BLOCKED
     */
    logInAfterSignUp: (key: string, device: Device) =>
      db.transaction().execute(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const used = await accounts.useToken(tokenHash(key), 'login');
        const customer = used && (await accounts.byId(used.customerId));
        if (!customer) throw new AppError('TOKEN_INVALID');
        return openSession(tx, customer, device);
      }),

    /**
     * Adds the customer and sends the verification link.
     * @returns the key with which this browser logs in after verification
     * @throws EMAIL_TAKEN, VALIDATION_FAILED
     */
    async register(signUp: SignUp, language: Language, siteOrigin: string) {
      assertSignUp(signUp);
      const passwordHash = await hashPassword(signUp.plainPassword);
      const loginKey = newToken();
      await db.transaction().execute(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const customerId = await accounts.add({
          ...signUp,
          email: normalizeEmail(signUp.email),
          firstName: collapseSpaces(signUp.firstName),
          lastName: collapseSpaces(signUp.lastName),
          phoneNumber: storedPhone(signUp.countryCode, signUp.phoneNumber),
          passwordHash,
          language,
        });
        if (customerId === undefined) throw new AppError('EMAIL_TAKEN');
        await accounts.addToken(tokenHash(loginKey), 'login', customerId, tokenTtlSeconds.login);
        await jobs.send('send-mail', { kind: 'verify-account', customerId, siteOrigin }, { tx });
      });
      return { loginKey };
    },

    /** Resends the verification link. The response does not reveal whether the e-mail has an account. */
    async sendVerificationAgain(email: string, siteOrigin: string) {
      const customer = await customers.byEmail(normalizeEmail(email));
      if (customer && !customer.verified) {
        await jobs.send('send-mail', { kind: 'verify-account', customerId: customer.id, siteOrigin });
      }
      return {};
    },

    /** @throws ALREADY_VERIFIED for a used or expired link of a verified account; TOKEN_INVALID */
    async verifyAccount(token: string) {
      await db.transaction().execute(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const hash = tokenHash(token);
        const used = await accounts.useToken(hash, 'verify');
        if (!used) throw new AppError((await accounts.hasVerified(hash)) ? 'ALREADY_VERIFIED' : 'TOKEN_INVALID');
        await accounts.verify(used.customerId);
      });
      return {};
    },

    /** Sends the reset link. @throws EMAIL_UNKNOWN */
    async recover(email: string, siteOrigin: string) {
      const customer = await customers.byEmail(normalizeEmail(email));
      if (!customer) throw new AppError('EMAIL_UNKNOWN');
      await jobs.send('send-mail', { kind: 'reset-password', customerId: customer.id, siteOrigin });
      return {};
    },

    /** @throws TOKEN_INVALID; VALIDATION_FAILED when the passwords differ or are a common one */
    async resetPassword(token: string, passwords: { password1: string; password2: string }, visitor: string) {
      assertNewPassword(passwords);
      const passwordHash = await hashPassword(passwords.password1);
      await db.transaction().execute(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const used = await accounts.useToken(tokenHash(token), 'reset');
        if (!used) throw new AppError('TOKEN_INVALID');
        await accounts.changePassword(used.customerId, passwordHash);
        await endAllSessions(tx, used.customerId);
        // The link was mailed, so using it also verifies the e-mail.
        await accounts.verify(used.customerId);
        await loginAttempts.onlyKnown(tx, used.customerId, visitor);
      });
      return {};
    },

    /**
     * Issues the token of a mailed link, valid once, for one hour (reset) or 24 hours.
     * @param email confirmed by a token of purpose `email`
     */
    async issueToken(purpose: TokenPurpose, customerId: number, email?: string) {
      const token = newToken();
      await customers.addToken(tokenHash(token), purpose, customerId, tokenTtlSeconds[purpose], email);
      return token;
    },

    /** Returns the recipient of mails about the account; undefined for an unknown customer. */
    async recipient(customerId: number) {
      const customer = await customers.byId(customerId);
      return customer && { to: customer.email, firstName: customer.firstName, language: customer.language };
    },

    assertPassword: ownPassword.assert,

    changePassword: ownPassword.change,

    async countryOf(customerId: number) {
      const customer = await customers.byId(customerId);
      if (!customer) throw new AppError('NOT_FOUND');
      return customer.countryCode;
    },

    async profile(customerId: number): Promise<Profile> {
      const customer = await customers.byId(customerId);
      if (!customer) throw new AppError('NOT_FOUND');
      const { id, email, pendingEmail, firstName, lastName, phoneNumber, countryCode, rut, gender } = customer;
      return {
        id,
        email,
        firstName,
        lastName,
        phoneNumber: formatPhoneNumber(phoneNumber, countryCode),
        ...(pendingEmail && { pendingEmail }),
        ...(rut && { rut }),
        ...(gender && { gender }),
        genderOptions,
      };
    },

    /**
     * Saves the profile. Changing the e-mail requires the current password and takes effect on confirmation.
     * @throws EMAIL_TAKEN, VALIDATION_FAILED, RATE_LIMITED
     */
    async saveProfile(customerId: number, { currentPassword, ...input }: ProfileInput, siteOrigin: string) {
      const email = normalizeEmail(input.email);
      if (email !== (await customers.byId(customerId))?.email)
        await ownPassword.assert(customerId, currentPassword, 'currentPassword');
      await db.transaction().execute(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const customer = await accounts.byId(customerId);
        if (!customer) throw new AppError('NOT_FOUND');
        const { documentCountry = customer.countryCode, ...saved } = input;
        // Documents stored before validation was introduced may stay.
        if (saved.rut && saved.rut !== customer.rut) assertDocument(documentCountry, saved.rut);
        if (email !== customer.email)
          await emailChange.request(tx, { customerId, from: customer.email, to: email, siteOrigin });
        await accounts.saveProfile(customerId, {
          ...saved,
          firstName: collapseSpaces(input.firstName),
          lastName: collapseSpaces(input.lastName),
          phoneNumber: storedPhone(customer.countryCode, input.phoneNumber),
        });
      });
      return this.profile(customerId);
    },

    confirmEmail: emailChange.confirm,
  };
}
