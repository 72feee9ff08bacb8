import { CompactEncrypt, compactDecrypt } from 'jose';
import { type KeyPurpose, type KeySecrets, purposeKeys } from './config/purpose-keys.ts';

/**
 * Encrypts secrets that the database keeps, so that a leaked database gives none of them away.
 * @param secrets current and previous one: new values are sealed with the current one, either can be opened
 */
export function createSealing(
  secrets: KeySecrets,
  purpose: Extract<KeyPurpose, 'totp' | 'tax-documents' | 'webhooks'>,
) {
  const keys = purposeKeys(secrets, purpose);
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
