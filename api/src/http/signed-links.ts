import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { acceptedKeys, type KeyPurpose, type KeySecrets, purposeKey } from '../config/purpose-keys.ts';
import { AppError } from '../errors.ts';

export interface LinkToken {
  subject: string;
  /** Person it was issued to, if that limits what it shows. */
  reader?: string | undefined;
  /** The token is genuine but expired. */
  expired: boolean;
}

/**
 * Treats a claim that is not a string as one that matches nobody, so that a malformed link shows less rather than more.
 */
const toClaims = ({ sub, reader }: JWTPayload) => ({
  subject: String(sub),
  ...(reader !== undefined && { reader: String(reader) }),
});

/**
 * Signs tokens for links that open a single page.
 * @param audience of this kind of link, which keeps out tokens of other kinds and of logins
 */
export function createSignedLinks(secrets: KeySecrets, audience: KeyPurpose) {
  const key = purposeKey(secrets.jwtSecret, audience);
  const accepted = acceptedKeys(secrets, audience);
  const rules = { algorithms: ['HS256'], audience, requiredClaims: ['exp', 'sub'] };

  /** @throws the library's error for a token not signed with this key */
  async function readWith(verifyingKey: Uint8Array, token: string): Promise<LinkToken> {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, rules);
      return { ...toClaims(payload), expired: false };
    } catch (error) {
      // The library checks signature and audience before the expiry.
      if (!(error instanceof errors.JWTExpired) || error.payload.aud !== audience) throw error;
      return { ...toClaims(error.payload), expired: true };
    }
  }

  return {
    sign: (subject: string, expiresAt: Date, reader?: string) =>
      new SignJWT(reader === undefined ? {} : { reader })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .sign(key),

    /** Reads a token, even an expired one. @throws TOKEN_INVALID for a forged one */
    read: (token: string): Promise<LinkToken> =>
      Promise.any(accepted.map((verifyingKey) => readWith(verifyingKey, token))).catch(() =>
        Promise.reject(new AppError('TOKEN_INVALID')),
      ),
  };
}
