import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a value is signed for. A signature for one purpose is worth nothing for another. */
export type SigningPurpose = 'queue-ticket' | 'admission' | 'gateway' | 'draw';

const keyOf = (secret: string, purpose: SigningPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `idavuelta ${purpose}`, 32));

/** Creates the function that turns a value into 32 bytes that nobody can foretell without the secret. */
export function createMac(secret: string, purpose: SigningPurpose) {
  const key = keyOf(secret, purpose);
  return (value: string) => createHmac('sha256', key).update(value).digest();
}

/** Bytes of a signature. */
const macLength = 16;
const macOf = (secret: string, purpose: SigningPurpose, value: string) =>
  createMac(secret, purpose)(value).subarray(0, macLength);

/** Signs a value that has no tilde. @returns `value~signature` */
export const signValue = (secret: string, purpose: SigningPurpose, value: string) =>
  `${value}~${macOf(secret, purpose, value).toString('base64url')}`;

/** Returns the value of `value~signature`; undefined when it was not signed for this purpose with this secret. */
export function readSignedValue(secret: string, purpose: SigningPurpose, signed: string): string | undefined {
  const [value = '', mac = '', ...rest] = signed.split('~');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secret, purpose, value);
  return rest.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
}
