import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

// OWASP's minimum for argon2id: 19 MiB of memory and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

/** Verified when the e-mail is unknown, so that the response time does not reveal whether an account exists. */
const unusedHash = hashPassword('nobody has this password');

/**
 * @param password in NFC, as routes normalize it; older accounts may have stored it decomposed
 * @param passwordHash of the account; undefined without one, which takes the same time
 */
export async function passwordMatches(password: string, passwordHash: string | undefined) {
  const stored = passwordHash ?? (await unusedHash);
  for (const form of new Set([password, password.normalize('NFD')])) if (await verify(stored, form)) return true;
  return false;
}

/** Almost fifty thousand of the most frequently leaked passwords, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Tells whether the password is among those that attackers try first. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
