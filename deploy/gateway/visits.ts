import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Registry } from '@idavuelta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shellName } from '../registry/release-names.ts';
import { cookieOf, setCookie } from './cookies.ts';

/** The releases of modules with a canary that a visitor was recently served; only these are compared. */
export interface Visit {
  /** Random, and used for nothing else. */
  id: string;
  wasServed: (release: Served) => boolean;
}

/** Lifetime of a token in milliseconds; open pages get a new one with the registry, every minute. */
const lifetime = 3_600_000;
/** Maximum number of releases in a token: enough for some canaries, before and after a promotion. */
const maxMarks = 12;

/** Visitor, expiry (seconds, base 36), releases (four characters each), signature. */
const pattern = /^(([\w-]{12})\.([0-9a-z]{1,8})\.((?:[\w-]{4}){0,12}))\.([\w-]{16})$/;
const cookieName = 'idavuelta-visit';

interface Served {
  module: string;
  version: string;
}

const markOf = ({ module, version }: Served) =>
  createHash('sha256').update(`${module} ${version}`).digest('base64url').slice(0, 4);

type Entries = Record<string, { current: { version: string }; previous?: { version: string }; canary?: unknown }>;
const entriesOf = ({ modules, shell }: Registry): Entries => ({ ...modules, ...(shell && { [shellName]: shell }) });

/** Returns the visitor's releases of modules with a canary. @param theirs the visitor's registry */
export const comparedReleases = (registry: Registry, theirs: Registry) =>
  compared(registry, theirs).map(([one]) => one);

/** Lists the visitor's release, and its fallback if there is one, of each module with a canary. */
function compared(registry: Registry, theirs: Registry) {
  const all = entriesOf(registry);
  return Object.entries(entriesOf(theirs))
    .filter(([module]) => all[module]?.canary)
    .map(([module, { current, previous }]) => {
      const release = { module, version: current.version };
      return [release, ...(previous ? [{ module, version: previous.version }] : [])] as const;
    });
}

/**
 * Issues tokens that tie a browser's reports to one visitor and the releases they were served: signed, valid for an
 * hour, and only during a canary. They are cookies, because pages are cached in compressed form for all visitors.
 * @param key shared by all gateways, otherwise a visitor's reports only count at the gateway that served the page
 * @param now milliseconds since 1970
 */
export function createVisits(key: string | Uint8Array, now: () => number = Date.now) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);

  const tokenOf = (request: Pick<FastifyRequest, 'headers'>) => {
    const token = cookieOf(request, cookieName) ?? '';
    const [, text = '', id = '', end = '', marks = '', signature = ''] = pattern.exec(token) ?? [];
    const endsAt = Number.parseInt(end, 36) * 1_000;
    if (!text || endsAt <= now() || !timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature))) return undefined;
    return { id, endsAt, marks: [...marks.matchAll(/.{4}/g)].map(([mark]) => mark) };
  };

  return {
    /** Records the releases that a response makes a visitor load. @param theirs the visitor's registry */
    serve(registry: Registry, theirs: Registry, request: FastifyRequest, reply: FastifyReply) {
      const marks = compared(registry, theirs).flatMap((releases) => releases.map(markOf));
      if (marks.length === 0) return;
      const known = tokenOf(request);
      const isFresh = known && known.endsAt > now() + lifetime / 2;
      if (isFresh && marks.every((mark) => known.marks.includes(mark))) return;
      const served = [...new Set([...(known?.marks ?? []), ...marks])].slice(-maxMarks);
      const id = known?.id ?? randomBytes(9).toString('base64url');
      const text = `${id}.${Math.floor((now() + lifetime) / 1_000).toString(36)}.${served.join('')}`;
      const value = `${text}.${sign(text)}`;
      setCookie(reply, { name: cookieName, value, maxAge: lifetime / 1_000, sameSite: 'Strict' });
    },
    /** Reads the visit from the token of a request. @returns undefined without a valid one */
    read(request: Pick<FastifyRequest, 'headers'>): Visit | undefined {
      const token = tokenOf(request);
      return token && { id: token.id, wasServed: (release) => token.marks.includes(markOf(release)) };
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
