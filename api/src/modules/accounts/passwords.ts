import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

// The minimum that OWASP recommends for argon2id: 19 MiB of memory and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

/** Checked when the e-mail is unknown, so that the time a response takes does not tell whether an account exists. */
const unusedHash = hashPassword('nobody has this password');

/**
 * @param password composed (NFC), as routes get it; who signed up before that was so may have it stored decomposed
 * @param passwordHash of the account; undefined when there is none, which takes as long
 */
export async function passwordMatches(password: string, passwordHash: string | undefined) {
  const stored = passwordHash ?? (await unusedHash);
  for (const form of new Set([password, password.normalize('NFD')])) if (await verify(stored, form)) return true;
  return false;
}

/** Almost fifty thousand that leaks have most often, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Whoever guesses begins with these. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
