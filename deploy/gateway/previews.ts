import type { AnyRelease, Preview, Registry, Release, ShellRelease } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { checkContracts } from '../registry/contracts.ts';
import { releaseFolder, shellName } from '../registry/release-names.ts';
import type { PublicKey } from '../registry/signing/keys.ts';
import { readPreviewToken } from '../registry/signing/preview-tokens.ts';
import type { MayDo } from '../registry/signing/rights.ts';
import { whyUnsigned } from '../registry/signing/signatures.ts';
import { readRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { cookieOf, setCookie } from './cookies.ts';

/** Query parameter that starts a preview; `?release=live` ends all previews. */
const parameter = 'release';
const live = 'live';
const cookieName = 'idavuelta-preview';
/** Separates the tokens of several modules in the cookie. */
const separator = '!';
const maxPreviews = 5;

interface PreviewOptions {
  /** Folder with the published releases. */
  outputDir: string;
  /** Public keys of publishers; without them previews are disabled. */
  keys: readonly PublicKey[];
  /** Rights of each key; all rights when omitted. */
  mayDo?: MayDo | undefined;
  /** Fetches the release of a file into the folder. */
  fetchRelease?: (path: string) => Promise<boolean>;
}

interface Granted extends Preview {
  token: string;
  release: AnyRelease;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's previews of releases available here; undefined for most visitors. */
    previews?: Granted[];
  }
}

/**
 * Shows a published release that is not live to holders of a link signed by its publisher. Their tokens stay in a
 * cookie until they expire.
 */
export function createPreviews({ outputDir, keys, mayDo, fetchRelease }: PreviewOptions) {
  const store = createFolderStore(outputDir);
  const releases = new LRUCache<string, Promise<AnyRelease | undefined>>({ max: 100, ttl: 60_000 });

  async function fetchSigned(module: string, version: string): Promise<AnyRelease | undefined> {
    const read = () => readRelease(store, module, version).catch(() => undefined);
    const isFetched = async () => fetchRelease?.(`/${releaseFolder(module, version)}preview`);
    const release = (await read()) ?? ((await isFetched()) ? await read() : undefined);
    return release && !whyUnsigned(module, release, keys, mayDo) ? release : undefined;
  }

  function releaseOf({ module, version }: Preview) {
    const key = `${module} ${version}`;
    const found = releases.get(key) ?? fetchSigned(module, version);
    releases.set(key, found);
    return found;
  }

  async function grantedBy(token: string): Promise<Granted[]> {
    const preview = readPreviewToken(token, { keys, mayDo, now: Date.now() });
    const release = preview && (await releaseOf(preview));
    return preview && release ? [{ ...preview, token, release }] : [];
  }

  const tokensOf = (request: FastifyRequest) => cookieOf(request, cookieName)?.split(separator) ?? [];

  return {
    /** Reads a visitor's previews in an `onRequest` hook. */
    async read(request: FastifyRequest) {
      const tokens = keys.length > 0 ? tokensOf(request).slice(0, maxPreviews) : [];
      request.previews = (await Promise.all(tokens.map(grantedBy))).flat();
    },

    /**
     * Starts a preview, or ends all, if the URL says so.
     * @returns whether the reply was sent
     */
    async change(request: FastifyRequest, reply: FastifyReply, present: Registry): Promise<boolean> {
      if (keys.length === 0 || !request.url.includes(`${parameter}=`)) return false;
      const [, path = '', query = ''] = /^[/\\]*([^?]*)\??(.*)$/s.exec(request.url) ?? [];
      const search = new URLSearchParams(query);
      const token = search.get(parameter);
      if (token === null) return false;
      search.delete(parameter);
      const [granted] = await grantedBy(token);
      if (token !== live && !granted) return sendRejection(reply, 'This preview link is not valid, or has expired.');
      const whyNot = granted && whyIncompatible(granted, present);
      if (whyNot) return sendRejection(reply, whyNot);
      const others = previewsOf(request).filter(({ module }) => module !== granted?.module);
      const all = granted ? [granted, ...others].slice(0, maxPreviews) : [];
      keepTokens(reply, all);
      // A single leading slash keeps the redirect on this site, whatever the link was.
      const address = `/${path}${search.size ? `?${search}` : ''}`;
      await reply.header('cache-control', 'no-store').redirect(address, 302);
      return true;
    },
  };
}

/** Returns the previews of a request's visitor. */
export const previewsOf = ({ previews = [] }: FastifyRequest) => previews;

async function sendRejection(reply: FastifyReply, reason: string) {
  await reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(reason);
  return true;
}

/** Returns why a release cannot be shown alongside the live ones. */
function whyIncompatible({ module, release }: Granted, present: Registry) {
  try {
    checkContracts(module, release, present);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function keepTokens(reply: FastifyReply, previews: Granted[]) {
  const ends = previews.map(({ until }) => Date.parse(until));
  const maxAge = ends.length ? Math.floor((Math.max(...ends) - Date.now()) / 1_000) : 0;
  setCookie(reply, { name: cookieName, value: previews.map(({ token }) => token).join(separator), maxAge });
}

/** Registries with previews, by original registry and tokens of the previews. */
const resolved = new WeakMap<Registry, Map<string, Registry>>();

/**
 * Applies previews to the registry: a previewed release becomes `current` and the live one `previous`, so that the
 * recovery from a bad release also works for a bad preview.
 */
export function withPreviews(registry: Registry, previews: readonly Granted[]): Registry {
  if (previews.length === 0) return registry;
  const key = previews.map(({ token }) => token).join(separator);
  const known = resolved.get(registry) ?? new Map<string, Registry>();
  resolved.set(registry, known);
  const made = known.get(key) ?? applyPreviews(registry, previews);
  known.set(key, made);
  return made;
}

function applyPreviews(registry: Registry, previews: readonly Granted[]): Registry {
  const modules = { ...registry.modules };
  let { shell } = registry;
  for (const { module, release } of previews) {
    if (module === shellName) shell = withPrevious(release as ShellRelease, shell?.current);
    else modules[module] = withPrevious(release as Release, modules[module]?.current);
  }
  const shown = previews.map(({ module, version, until }) => ({ module, version, until }));
  return { ...registry, modules, ...(shell && { shell }), previews: shown };
}

const withPrevious = <R extends { version: string }>(current: R, liveRelease: R | undefined) => ({
  current,
  ...(liveRelease && liveRelease.version !== current.version && { previous: liveRelease }),
});
