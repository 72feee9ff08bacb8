import { sign, verify } from 'node:crypto';
import type { AnyRelease, Authority, ReleaseHistory } from '@idavuelta/shared/contracts';
import type { PublicKey, readSigningKey } from './keys.ts';
import { type Act, acts, type MayDo } from './rights.ts';
import { canonical } from './signatures.ts';

type SigningKey = NonNullable<ReturnType<typeof readSigningKey>>;
type AnyHistory = ReleaseHistory<AnyRelease>;

/**
 * Builds the signed statement: the releases of a module that visitors get and can fall back to, the action that led to
 * it, and its number.
 */
function statementOf(
  name: string,
  { act, sequence }: Pick<Authority, 'act' | 'sequence'>,
  { current, previous, older = [], canary, off }: AnyHistory,
) {
  const versions = [current, previous, ...older].flatMap((release) => release?.version ?? []);
  const some = canary && { version: canary.release.version, percentage: canary.percentage };
  return Buffer.from(canonical({ name, act, sequence, versions, canary: some, off: off?.since }));
}

/** Signs a registry entry with the key of whoever changed it. @param before its previous authority */
export function authorityOf(
  name: string,
  act: Act,
  history: AnyHistory,
  { id, key }: SigningKey,
  before?: Authority,
): Authority {
  const sequence = Math.max(Date.now(), sequenceOf(before) + 1);
  return {
    act,
    sequence,
    key: id,
    signature: sign(null, statementOf(name, { act, sequence }, history), key).toString('base64'),
  };
}

const sequenceOf = (authority?: Authority) => authority?.sequence ?? 0;

/** @returns why a signed entry is rejected: it is older than the last one, or claims the same number */
export function whyPutBack({ authority }: AnyHistory, lastGood: AnyHistory | undefined): string | undefined {
  const [sequence, last] = [sequenceOf(authority), sequenceOf(lastGood?.authority)];
  const isOther =
    sequence < last || (last > 0 && sequence === last && authority?.signature !== lastGood?.authority?.signature);
  return isOther ? `change ${sequence} was put in the place of change ${last}` : undefined;
}

/** @returns why an entry is rejected; undefined when it is signed by a key with the right to the action */
export function whyUnauthorised(
  name: string,
  history: AnyHistory,
  keys: readonly PublicKey[],
  mayDo: MayDo,
): string | undefined {
  const { authority } = history;
  if (!authority) return 'made live without a key';
  const act = acts.find((one) => one === authority.act);
  const known = keys.find(({ id }) => id === authority.key);
  if (!known || !act) return `made live with ${authority.key}, which is no key of this installation`;
  if (!mayDo(known.id, act, name)) return `made live with ${known.id}, which may not ${act} ${name}`;
  const isSigned = verify(
    null,
    statementOf(name, authority, history),
    known.key,
    Buffer.from(authority.signature, 'base64'),
  );
  return isSigned ? undefined : 'not what was made live';
}
