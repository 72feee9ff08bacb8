import { readSigningKey } from './keys.ts';
import { type Act, readRights } from './rights.ts';

/** Returns this environment's key. @throws Error when keys have rights, and the key is missing or lacks this right */
export function entitledKey(act: Act, name: string) {
  const signingKey = readSigningKey(process.env);
  const mayDo = readRights(process.env);
  if (!mayDo) return signingKey;
  if (!signingKey) throw new Error(`to ${act} ${name}, RELEASE_SIGNING_KEY is needed`);
  if (!mayDo(signingKey.id, act, name)) throw new Error(`key ${signingKey.id} may not ${act} ${name}`);
  return signingKey;
}
