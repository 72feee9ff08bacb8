import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { acceptedKeys, type KeyPurpose, type KeySecrets, purposeKey } from '../config/purpose-keys.ts';
import { AppError } from '../errors.ts';

/** What the token of a link says. */
export interface LinkToken {
  subject: string;
  /** To whom it was given, where that limits what it shows. */
  reader?: string | undefined;
  /** It was ours, and its time is over. */
  expired: boolean;
}

/** A claim that is no text is taken for one that fits nobody: a link shows less then, never more. */
const saidBy = ({ sub, reader }: JWTPayload) => ({
  subject: String(sub),
  ...(reader !== undefined && { reader: String(reader) }),
});

/**
 * Tokens of links that open one page, and nothing else.
 * @param audience of this kind of link: no token of another kind, nor of a log-in, is taken for one
 */
export function createSignedLinks(secrets: KeySecrets, audience: KeyPurpose) {
  const key = purposeKey(secrets.jwtSecret, audience);
  const accepted = acceptedKeys(secrets, audience);
  const rules = { algorithms: ['HS256'], audience, requiredClaims: ['exp', 'sub'] };

  /** @throws an error of the library for a token that is not signed by the key */
  async function readWith(verifyingKey: Uint8Array, token: string): Promise<LinkToken> {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, rules);
      return { ...saidBy(payload), expired: false };
    } catch (error) {
      // Its signature and its audience were checked before its time.
      if (!(error instanceof errors.JWTExpired) || error.payload.aud !== audience) throw error;
      return { ...saidBy(error.payload), expired: true };
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

    /** @throws TOKEN_INVALID for one that is not ours; one that has expired is read */
    read: (token: string): Promise<LinkToken> =>
      Promise.any(accepted.map((verifyingKey) => readWith(verifyingKey, token))).catch(() =>
        Promise.reject(new AppError('TOKEN_INVALID')),
      ),
  };
}
