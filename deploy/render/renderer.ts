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
  /** Milliseconds after which rendering is aborted. */
  timeout?: number;
  /** TTL of a rendered page in milliseconds; 0 for no cache. */
  ttl?: number;
  threads?: number;
  /** Memory limit of a thread in megabytes; a thread above it is terminated. */
  maxMemory?: number;
  /** Called when a page could not be rendered. */
  onFailure?: (route: string, error: unknown) => void;
}

/**
 * `fallback`: the page was not rendered in time, so send the shell's empty page for the browser to render. A page with
 * `madeAt` is an earlier rendering, sent because a fresh one failed.
 */
export type RenderOutcome = (RenderResult & Partial<Aged>) | { kind: 'fallback' };

/** @param failed whether the previous release, or nothing, replaced it */
type OnRender = (release: { module: string; version: string }, failed: boolean) => void;

const currentOf = ({ match, registry }: PageTask) => match && registry.modules[match.route.module]?.current;

const fallback: RenderOutcome = { kind: 'fallback' };
/** Milliseconds for which an earlier rendering is sent before rendering is tried again. */
const staleTtl = 5_000;
/** Maximum number of cached pages. */
const maxEntries = 1_000;
/** Maximum number of pages waiting per thread; above it, rendering in the browser is faster. */
const maxWaiting = 100;
/** Timeout of a thread's first page at startup, which also loads the code, in milliseconds. */
const warmUpTimeout = 10_000;
/**
 * Megabytes of a thread's young generation. A thread at its limit gets another 16 MB to terminate: if more than that
 * were promoted at once, V8 would end the whole process.
 */
const youngGeneration = 24;
/** Factor on the timeout for the first pages after a release, which load its code. */
const releaseAllowance = 2;

/**
 * Builds the key of a page's last good rendering. It names only the releases that render the page, so that the
 * rendering survives releases of other modules.
 */
const pageKey = ({ registry, match, origin, pathname, search, cookies }: PageTask) => {
  const module = match && registry.modules[match.route.module]?.current;
  return [registry.shell?.current.version, module?.version, origin, pathname, search, cookies].join(' ');
};

function toSharedRegistry(registry: object, number: number): SharedRegistry {
  const bytes = Buffer.from(JSON.stringify(registry));
  const json = new SharedArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(json));
  return { number, json };
}

/** Thrown by the shell and `api-cache.ts` when the API returns no data. */
const dataErrors = /^a query of the page failed$| responded with status \d+$|^fetch failed$/;

/**
 * Tells whether a page failed because of its data, which says nothing about the release and can be provoked by choosing
 * a URL.
 */
const isOfData = (error: unknown) => error instanceof Error && dataErrors.test(error.message);

/** Renders pages in worker threads and caches them briefly. */
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
    // Not a default export: Node wraps those modules for `require`, and then exits the process when the thread is
    // stopped.
    name: 'render',
    minThreads: threads,
    maxThreads: threads,
    // Otherwise an idle thread would block its event loop and miss that the API closed a connection.
    atomics: 'disabled',
    workerData,
    // Runs the code of releases: it sees none of the process's secrets, and its memory is freed with the thread.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: youngGeneration },
  });
  // A thread that died between two pages; the pool has started another.
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

  /**
   * Registries as shared with threads. Their number is part of the cache key, so that a release invalidates every page.
   */
  const known = new WeakMap<Registry, { shared: SharedRegistry; rendered: number }>();
  let lastNumber = 0;
  const releasesOf = (registry: Registry) => {
    let releases = known.get(registry);
    if (!releases) {
      lastNumber += 1;
      releases = { shared: toSharedRegistry(registry, lastNumber), rendered: 0 };
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

  /** Renders the page, falling back to its last good rendering. */
  const renderOrLastGood = async (task: PageTask): Promise<RenderOutcome> => {
    const outcome = await tryRender(task);
    const key = pageKey(task);
    if (outcome.kind === 'fallback') return lastGood.find(key) ?? outcome;
    if (outcome.kind === 'page') lastGood.store(key, outcome);
    else lastGood.forget(key);
    return outcome;
  };

  const tryRender = async (task: PageTask, limit?: number): Promise<RenderOutcome> => {
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
      // Logs the route instead of the path, which may contain a token.
      onFailure(task.match?.route.path ?? task.pathname, error);
      return fallback;
    }
  };

  return {
    /** Calls the listener after each attempt to render a page with a module's live release, unless its data failed. */
    onRender(listener: OnRender) {
      notifyRender = listener;
    },
    /** Never rejects. */
    async render(task: PageTask): Promise<RenderOutcome> {
      if (ttl === 0) return renderOrLastGood(task);
      const { registry, origin, pathname, search, cookies } = task;
      const key = [releasesOf(registry).shared.number, origin, pathname, search, cookies].join(' ');
      const cached = pages.get(key);
      if (cached) return cached;
      const page = renderOrLastGood(task);
      pages.set(key, page);
      const outcome = await page;
      if (outcome.kind === 'page' && outcome.madeAt && pages.peek(key) === page)
        pages.set(key, page, { ttl: staleTtl });
      return outcome;
    },
    /** Renders a page in every thread, so that no visitor waits for code to load. */
    warm: async (origin: string) => {
      const registry = createRegistryReader(options.outputDir)();
      const match = findRoute(ownedRoutes(registry), '/');
      const task = { registry, origin, match, pathname: '/', search: '', cookies: '' };
      await Promise.all(Array.from({ length: threads }, () => tryRender(task, warmUpTimeout)));
    },
    close: () => pool.destroy(),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
