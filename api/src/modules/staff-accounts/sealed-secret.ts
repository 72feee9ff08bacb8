import { CompactEncrypt, compactDecrypt } from 'jose';
import { type KeySecrets, purposeKeys } from '../../config/purpose-keys.ts';

/**
 * Encrypts the secrets of authenticator apps, so that a leaked database generates no codes.
 * @param secrets current and previous one: new values are sealed with the current one, either can be opened
 */
export function createSealing(secrets: KeySecrets) {
  const keys = purposeKeys(secrets, 'totp');
  return {
    seal: (secret: string) =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys[0]),

    /** @throws when neither secret sealed it */
    open: async (sealed: string) => {
      const { plaintext } = await Promise.any(keys.map((key) => compactDecrypt(sealed, key)));
      return new TextDecoder().decode(plaintext);
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
