import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const recoveryCodeCount = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Idavuelta', label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** A new secret for an authenticator app, in base 32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads. @param label whose account it is */
export const otpauthAddress = (secret: string, label: string) => totpOf(secret, label).toString();

/** The code of this moment. */
export const currentCode = (secret: string) => totpOf(secret).generate();

/** Codes are read aloud and copied with blanks. */
export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * The half minute that a code belongs to, counted from 1970; undefined when it is wrong. Clocks of phones may differ by
 * one half minute.
 */
export function periodOfCode(secret: string, code: string): number | undefined {
  const delta = totpOf(secret).validate({ token: plainCode(code), window: 1 });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
}

/** New recovery codes: 50 bits each, as people copy them. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** All that the database knows of a recovery code. */
export const recoveryCodeHash = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');
