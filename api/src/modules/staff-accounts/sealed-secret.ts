import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Config } from '../../config/config.ts';

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'idavuelta totp', 32));

/**
 * Encrypts the secrets of authenticator apps, so that a copy of the database makes no codes.
 * @param config both secrets open what either has sealed, as with logins
 */
export function createSealing({ jwtSecret, otherJwtSecret }: Pick<Config, 'jwtSecret' | 'otherJwtSecret'>) {
  const keys = [jwtSecret, ...(otherJwtSecret ? [otherJwtSecret] : [])].map(keyOf);
  return {
    seal: (secret: string) =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys[0] as Uint8Array),

    /** @throws when neither secret has sealed it */
    open: async (sealed: string) => {
      const { plaintext } = await Promise.any(keys.map((key) => compactDecrypt(sealed, key)));
      return new TextDecoder().decode(plaintext);
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
