import { sign, verify } from 'node:crypto';
import type { Preview } from '@idavuelta/shared/contracts';
import type { PublicKey, readSigningKey } from './keys.ts';
import type { MayDo } from './rights.ts';

/** `mfe-catalog@1.4.0-91b48f3b~<expiry, seconds in base 36>~<key id>~<signature>`: fits into a URL and a cookie. */
const pattern = /^((?:mfe-[a-z0-9-]{1,40}|shell)@\w[\w.+-]{0,60})~([0-9a-z]{1,8})~([0-9a-f]{16})~([\w-]{86})$/;

const statementOf = (release: string, end: string) => Buffer.from(`preview ${release} ${end}`);

type SigningKey = NonNullable<ReturnType<typeof readSigningKey>>;

/** Signs the token with which gateways show a release to its holder. @param until milliseconds since 1970 */
export function previewToken({ module, version }: Omit<Preview, 'until'>, until: number, { id, key }: SigningKey) {
  const release = `${module}@${version}`;
  const end = Math.floor(until / 1_000).toString(36);
  return [release, end, id, sign(null, statementOf(release, end), key).toString('base64url')].join('~');
}

interface Readers {
  keys: readonly PublicKey[];
  /** Rights of each key; all rights when omitted. */
  mayDo?: MayDo | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** @returns undefined for a token that is expired or not signed by a key with the right to preview the module */
export function readPreviewToken(token: string, { keys, mayDo, now }: Readers): Preview | undefined {
  const [, release = '', end = '', keyId, signature = ''] = pattern.exec(token) ?? [];
  const known = keys.find(({ id }) => id === keyId);
  const endsAt = Number.parseInt(end, 36) * 1_000;
  if (!known || endsAt <= now) return undefined;
  if (!verify(null, statementOf(release, end), known.key, Buffer.from(signature, 'base64url'))) return undefined;
  const at = release.indexOf('@');
  const module = release.slice(0, at);
  if (mayDo && !mayDo(known.id, 'preview', module)) return undefined;
  return { module, version: release.slice(at + 1), until: new Date(endsAt).toISOString() };
}
