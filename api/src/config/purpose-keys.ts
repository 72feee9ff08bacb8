import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/**
 * Purpose of a key. The key is derived from this name: renaming it invalidates everything signed or encrypted before.
 */
export type KeyPurpose =
  | 'session'
  | 'staff'
  | 'staff-code'
  | 'staff-csrf'
  | 'order-payment'
  | 'ride'
  | 'event-preview'
  | 'totp'
  | 'tax-documents'
  | 'webhooks'
  | 'login-networks'
  | 'waiting-list-networks'
  | 'ticket-limits';

export type KeySecrets = Pick<Config, 'jwtSecret' | 'otherJwtSecret'>;

const secretsOf = ({ jwtSecret, otherJwtSecret }: KeySecrets): [string, ...string[]] =>
  otherJwtSecret ? [jwtSecret, otherJwtSecret] : [jwtSecret];

/** @returns a 32-byte key (HKDF, SHA-256), which reveals neither the secret nor the keys of other purposes */
export const purposeKey = (secret: string, purpose: KeyPurpose) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `idavuelta ${purpose}`, 32));

/** @returns the key derived from the secret, followed during a rotation by the key derived from the other secret */
export const purposeKeys = (secrets: KeySecrets, purpose: KeyPurpose) =>
  secretsOf(secrets).map((secret) => purposeKey(secret, purpose)) as [Uint8Array, ...Uint8Array[]];

/**
 * Returns the keys that may have signed a token. They include the secrets themselves, which signed all tokens before
 * each purpose had a key: those tokens stay valid until they expire.
 */
export const acceptedKeys = (secrets: KeySecrets, purpose: KeyPurpose) => [
  ...purposeKeys(secrets, purpose),
  ...secretsOf(secrets).map((secret) => new TextEncoder().encode(secret)),
];
