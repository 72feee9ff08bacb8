import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/** What a key is for. The name makes the key: with another name, what was signed or encrypted before is lost. */
export type KeyPurpose =
  | 'session'
  | 'staff'
  | 'staff-code'
  | 'staff-csrf'
  | 'order-payment'
  | 'ride'
  | 'event-preview'
  | 'totp'
  | 'login-networks'
  | 'waiting-list-networks';

export type KeySecrets = Pick<Config, 'jwtSecret' | 'otherJwtSecret'>;

const secretsOf = ({ jwtSecret, otherJwtSecret }: KeySecrets): [string, ...string[]] =>
  otherJwtSecret ? [jwtSecret, otherJwtSecret] : [jwtSecret];

/** @returns a key of 32 bytes (HKDF, SHA-256), from which neither the secret nor the key of another purpose can be found */
export const purposeKey = (secret: string, purpose: KeyPurpose) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `idavuelta ${purpose}`, 32));

/** @returns the key of the secret, and then the one of the other secret while one replaces the other */
export const purposeKeys = (secrets: KeySecrets, purpose: KeyPurpose) =>
  secretsOf(secrets).map((secret) => purposeKey(secret, purpose)) as [Uint8Array, ...Uint8Array[]];

/**
 * The keys with which a token of a purpose may be signed. The secrets themselves are among them: they signed all tokens
 * before each purpose had a key, and such a token is valid until it expires.
 */
export const acceptedKeys = (secrets: KeySecrets, purpose: KeyPurpose) => [
  ...purposeKeys(secrets, purpose),
  ...secretsOf(secrets).map((secret) => new TextEncoder().encode(secret)),
];
