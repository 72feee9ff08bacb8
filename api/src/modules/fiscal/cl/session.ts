import type { SigningCertificate } from '../signing/certificate.ts';

/** The SII does not take a token any more; the call had no effect. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Keeps the token of each certificate until it is refused.
 * @param open gets a new one
 * @returns a function that makes a call with a token, and once more with a new one when the first was refused
 */
export function createSession(open: (certificate: SigningCertificate) => Promise<string>) {
  const tokens = new Map<string, string>();

  async function fresh(certificate: SigningCertificate): Promise<string> {
    const token = await open(certificate);
    tokens.set(certificate.certificate, token);
    return token;
  }

  return async <T>(certificate: SigningCertificate, call: (token: string) => Promise<T>): Promise<T> => {
    const known = tokens.get(certificate.certificate);
    if (known === undefined) return call(await fresh(certificate));
    try {
      return await call(known);
    } catch (error) {
      if (!(error instanceof SessionEndedError)) throw error;
      tokens.delete(certificate.certificate);
      return call(await fresh(certificate));
    }
  };
}
