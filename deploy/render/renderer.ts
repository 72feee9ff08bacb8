import { availableParallelism } from 'node:os';
import { findRoute, ownedRoutes, type Registry } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { createRegistryReader } from '../registry/registry-file.ts';
import { type Aged, createLastGood } from './last-good.ts';
import type { RenderResult, RenderTask, SharedRegistry, WorkerOptions } from './worker.ts';

/** A page to render, with the registry that its route was found in. */
export interface PageTask extends Omit<RenderTask, 'registry' | 'othersWait'> {
  registry: Registry;
}

export interface RendererOptions extends Omit<WorkerOptions, 'dataTimeout'> {
  /** Milliseconds after which rendering a page is given up. */
  timeout?: number;
  /** Milliseconds for which a rendered page is cached; 0 for no cache. */
  ttl?: number;
  /** Number of threads that render. */
  threads?: number;
  /** Megabytes of memory that a thread may use; one that needs more is ended. */
  maxMemory?: number;
  /** Told why a page was not rendered. */
  onFailure?: (route: string, error: unknown) => void;
}

/**
 * `fallback`: the page was not rendered, or not in time. Send the shell's page without content; the browser renders it.
 * With `madeAt` a page is an earlier one, since the present one could not be made.
 */
export type RenderOutcome = (RenderResult & Partial<Aged>) | { kind: 'fallback' };

/** @param failed whether the release before it, or nothing, took its place */
type OnRender = (release: { module: string; version: string }, failed: boolean) => void;

const currentOf = ({ match, registry }: PageTask) => match && registry.modules[match.route.module]?.current;

const fallback: RenderOutcome = { kind: 'fallback' };
/** Milliseconds for which an earlier page is sent before the present one is tried again. */
const staleTtl = 5_000;
/** Pages in the cache. */
const maxEntries = 1_000;
/** Pages waiting per thread. With more, rendering in the browser is quicker than waiting. */
const maxWaiting = 100;
/** Milliseconds for the first page of a thread at the start, which also loads the code. */
const warmUpTimeout = 10_000;
/**
 * Megabytes of a thread for new objects. A thread at its limit gets 16 MB more to end in: were more than that to be moved
 * from the new objects at once, V8 would end the whole process.
 */
const youngGeneration = 24;
/** Times the usual limit, for the first pages after a release: they load its code. */
const releaseAllowance = 2;

/** Names a page as its visitor has it: of releases by those that make it, so that it outlives the release of others. */
const pageKey = ({ registry, match, origin, pathname, search, cookies }: PageTask) => {
  const module = match && registry.modules[match.route.module]?.current;
  return [registry.shell?.current.version, module?.version, origin, pathname, search, cookies].join(' ');
};

function share(registry: object, number: number): SharedRegistry {
  const bytes = Buffer.from(JSON.stringify(registry));
  const json = new SharedArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(json));
  return { number, json };
}

/** Thrown by the shell and `api-cache.ts` when the API returns no data. */
const dataErrors = /^a query of the page failed$| responded with status \d+$|^fetch failed$/;

/**
 * Whether a page failed for its data: that says nothing about the release that asked for them, and whoever chooses an
 * address can bring it about.
 */
const isOfData = (error: unknown) => error instanceof Error && dataErrors.test(error.message);

/** Renders pages in worker threads and caches them for a short time. */
export function createRenderer({
  timeout = 1_500,
  ttl = 1_000,
  threads = Math.max(1, availableParallelism() - 1),
  maxMemory = 512,
  onFailure = (route, error) => console.warn(`${route} was not rendered:`, error),
  ...options
}: RendererOptions) {
  const workerData: WorkerOptions = { ...options, dataTimeout: timeout / 2 };
  const pool = new Piscina<RenderTask, RenderResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    // Not a default export: Node wraps the module of one for `require`, and ends the process when the thread is stopped then.
    name: 'render',
    minThreads: threads,
    maxThreads: threads,
    // An idle thread would otherwise block its event loop and not notice that the API closed a connection.
    atomics: 'disabled',
    workerData,
    // Code of releases runs there: it sees no secrets of the process, and its memory ends with its thread.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: youngGeneration },
  });
  // A thread that ended between two pages; the pool has started another.
  pool.on('error', (error) => onFailure('a thread', error));
  // First in, first out. The pool's own queue would let new tasks overtake waiting ones.
  const queue = pLimit(threads);
  const pages = new LRUCache<string, Promise<RenderOutcome>>({ max: maxEntries, ttl: ttl || 1, ttlAutopurge: true });

  /** @throws Error when rendering fails or takes longer than `within` milliseconds; its thread is then stopped */
  const inThread = (task: Omit<RenderTask, 'othersWait'>, within: number) => {
    const deadline = AbortSignal.timeout(within);
    const rendered = queue(async () => {
      deadline.throwIfAborted();
      return pool.run({ ...task, othersWait: queue.pendingCount > 0 }, { signal: AbortSignal.timeout(within) });
    });
    const timedOut = new Promise<never>((_, reject) => {
      deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
    });
    return Promise.race([rendered, timedOut]);
  };

  /** Registries as threads get them. Their number is part of the cache's key, so that a release invalidates every page. */
  const known = new WeakMap<Registry, { shared: SharedRegistry; rendered: number }>();
  let lastNumber = 0;
  const releasesOf = (registry: Registry) => {
    let releases = known.get(registry);
    if (!releases) {
      lastNumber += 1;
      releases = { shared: share(registry, lastNumber), rendered: 0 };
      known.set(registry, releases);
    }
    return releases;
  };

  let notifyRender: OnRender | undefined;
  const report = (task: PageTask, succeeded: boolean) => {
    const current = currentOf(task);
    if (current && !task.registry.previews)
      notifyRender?.({ module: current.name, version: current.version }, !succeeded);
  };

  const lastGood = createLastGood<Extract<RenderResult, { kind: 'page' }>>();

  /** Renders the page; when that fails, its last good state takes its place. */
  const attemptOrLast = async (task: PageTask): Promise<RenderOutcome> => {
    const outcome = await attempt(task);
    const key = pageKey(task);
    if (outcome.kind === 'fallback') return lastGood.find(key) ?? outcome;
    if (outcome.kind === 'page') lastGood.keep(key, outcome);
    else lastGood.forget(key);
    return outcome;
  };

  const attempt = async (task: PageTask, limit?: number): Promise<RenderOutcome> => {
    try {
      if (queue.pendingCount >= threads * maxWaiting) throw new Error('too many pages are waiting');
      const releases = releasesOf(task.registry);
      const within = limit ?? (releases.rendered < threads ? timeout * releaseAllowance : timeout);
      const result = await inThread({ ...task, registry: releases.shared }, within);
      releases.rendered += 1;
      report(
        task,
        result.kind === 'not-found' || result.release === undefined || result.release === currentOf(task)?.version,
      );
      return result;
    } catch (error) {
      if (!isOfData(error)) report(task, false);
      // The route instead of the path, which may contain a token.
      onFailure(task.match?.route.path ?? task.pathname, error);
      return fallback;
    }
  };

  return {
    /** Calls `tell` after each attempt to render a page with a module's live release, unless its data failed it. */
    onRender(listener: OnRender) {
      notifyRender = listener;
    },
    /** Never rejects. */
    async render(task: PageTask): Promise<RenderOutcome> {
      if (ttl === 0) return attemptOrLast(task);
      const { registry, origin, pathname, search, cookies } = task;
      const key = [releasesOf(registry).shared.number, origin, pathname, search, cookies].join(' ');
      const cached = pages.get(key);
      if (cached) return cached;
      const page = attemptOrLast(task);
      pages.set(key, page);
      const outcome = await page;
      if (outcome.kind === 'page' && outcome.madeAt && pages.peek(key) === page)
        pages.set(key, page, { ttl: staleTtl });
      return outcome;
    },
    /** Renders a page in every thread, so that no visitor waits while a thread loads the code. */
    warm: async (origin: string) => {
      const registry = createRegistryReader(options.outputDir)();
      const match = findRoute(ownedRoutes(registry), '/');
      const task = { registry, origin, match, pathname: '/', search: '', cookies: '' };
      await Promise.all(Array.from({ length: threads }, () => attempt(task, warmUpTimeout)));
    },
    close: () => pool.destroy(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
