import { createHash, sign, verify } from 'node:crypto';
import type { AnyRelease, ReleaseFile, Signed } from '@idavuelta/shared/contracts';
import type { PublicKey } from './keys.ts';
import type { MayDo } from './rights.ts';

export const hashOfFiles = (files: readonly ReleaseFile[]) =>
  createHash('sha384').update(canonical(files)).digest('base64');

/** Builds the signed statement: everything the registry says about a release, and the hash of all its files. */
function statementOf(name: string, { signed: _, ...release }: AnyRelease, files: string) {
  return Buffer.from(canonical({ name, release, files }));
}

/** @param files hash of all its files @returns the signature in base64 */
export const signatureOf = (name: string, release: AnyRelease, files: string, key: Parameters<typeof sign>[2]) =>
  sign(null, statementOf(name, release, files), key).toString('base64');

/**
 * @returns why a release is rejected; undefined when it is signed by a key with the right to publish it, or signing is
 *   not required
 */
export function whyUnsigned(
  name: string,
  release: AnyRelease,
  keys: readonly PublicKey[],
  mayDo?: MayDo,
): string | undefined {
  if (!keys.length) return undefined;
  const { signed } = release;
  if (!signed || !Object.keys(signed.signatures).length) return 'not signed';
  const known = keys.filter(({ id }) => id in signed.signatures);
  if (!known.length)
    return `signed with ${Object.keys(signed.signatures).join(', ')}, which is no key of this installation`;
  const entitled = known.filter(({ id }) => !mayDo || mayDo(id, 'publish', name));
  if (!entitled.length) return `signed with ${known.map(({ id }) => id).join(', ')}, which may not publish ${name}`;
  return entitled.some((key) => isSigned(name, release, signed, key)) ? undefined : 'not what was signed';
}

const isSigned = (name: string, release: AnyRelease, { files, signatures }: Signed, { id, key }: PublicKey) =>
  verify(null, statementOf(name, release, files), key, Buffer.from(signatures[id] ?? '', 'base64'));

/** Serializes JSON with a fixed order of properties. */
export const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
