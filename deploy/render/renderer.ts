import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { PageAnswer, PageRequest, RendererOptions } from './worker.ts';

export interface RendererSettings extends Omit<RendererOptions, 'dataLimit'> {
  /** Milliseconds until a visitor gets the plain page instead; a page that hangs is ended then. */
  limit?: number;
  /** Milliseconds that a page is kept; 0 for never. */
  life?: number;
  /** Threads that render. */
  threads?: number;
  /** Told why a page was not rendered. */
  onFailure?: (route: string, error: unknown) => void;
}

/** `plain`: rendering failed or was late; the browser does the work. */
export type Rendered = PageAnswer | { kind: 'plain' };

const plain: Rendered = { kind: 'plain' };
const mostPages = 1_000;
/** A browser that works by itself is better served than one that waits behind so many, by thread. */
const mostWaiting = 100;
/** Milliseconds for the first page of a thread. */
const coldLimit = 10_000;

/** Renders pages in threads, keeps them for a moment, and gives up on those that are late. */
export function createRenderer({
  limit = 1_500,
  life = 1_000,
  threads = Math.max(1, availableParallelism() - 1),
  onFailure = (route, error) => console.warn(`${route} was not rendered:`, error),
  ...options
}: RendererSettings) {
  const workerData: RendererOptions = { ...options, dataLimit: limit / 2 };
  const pool = new Piscina<PageRequest, PageAnswer>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // An idle thread that sleeps would not see the API closing its connections.
    atomics: 'disabled',
    workerData,
  });
  // Whoever comes first is first: the pool's own queue lets newcomers overtake those who wait.
  const turn = pLimit(threads);
  const pages = new LRUCache<string, Promise<Rendered>>({ max: mostPages, ttl: life || 1 });

  /** @throws Error when the page fails or does not come in time; a thread that is still at it then is ended */
  const inThread = (request: PageRequest, within: number) => {
    const waiting = AbortSignal.timeout(within);
    const rendered = turn(async () => {
      waiting.throwIfAborted();
      return pool.run(request, { signal: AbortSignal.timeout(within) });
    });
    const late = new Promise<never>((_, reject) => {
      waiting.addEventListener('abort', () => reject(waiting.reason), { once: true });
    });
    return Promise.race([rendered, late]);
  };

  const attempt = async (request: PageRequest, within = limit): Promise<Rendered> => {
    try {
      if (turn.pendingCount >= threads * mostWaiting) throw new Error('too many pages are waiting');
      return await inThread(request, within);
    } catch (error) {
      onFailure(request.route, error);
      return plain;
    }
  };

  return {
    /** @param revision the registry's: a release or a roll-back makes every page anew */
    async render(request: PageRequest, revision: number): Promise<Rendered> {
      if (life === 0) return attempt(request);
      const { origin, pathname, search, cookies } = request;
      const key = [revision, origin, pathname, search, cookies].join(' ');
      const page = pages.get(key) ?? attempt(request);
      if (!pages.has(key)) pages.set(key, page);
      return page;
    },
    /** Renders a page in every thread, so that no visitor waits for code to be read for the first time. */
    warm: async (origin: string) => {
      const request = { origin, route: '/', pathname: '/', search: '', cookies: '' };
      await Promise.all(Array.from({ length: threads }, () => attempt(request, coldLimit)));
    },
    close: () => pool.destroy(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
