import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const recoveryCodeCount = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Idavuelta', label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** Generates a secret for an authenticator app, in base 32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** Builds the URI that an authenticator app reads. @param label of the account */
export const otpauthAddress = (secret: string, label: string) => totpOf(secret, label).toString();

export const currentCode = (secret: string) => totpOf(secret).generate();

/** Removes separators and normalizes case, because codes are read aloud and copied with spaces. */
export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Returns the half-minute period of a code, counted from 1970; undefined for a wrong code. Tolerates clocks that are
 * off by one period.
 */
export function periodOfCode(secret: string, code: string): number | undefined {
  const delta = totpOf(secret).validate({ token: plainCode(code), window: 1 });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
}

/** Generates recovery codes of 50 bits each, formatted for copying. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Hashes a recovery code; only the hash is stored. */
export const recoveryCodeHash = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');
