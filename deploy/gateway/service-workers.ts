import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findRoute,
  type OfflineFile,
  type OfflinePage,
  ownedRoutes,
  type Registry,
  type ReleaseFile,
  type RouteMatch,
} from '@idavuelta/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { manifestFile, releaseFolder, shellName } from '../registry/release-names.ts';
import { releaseBase } from '../render/release-files.ts';
import { sendText, sharedText } from './send-text.ts';
import { registryOfVisitor } from './visitor-group.ts';

export interface ServiceWorkerOptions {
  /** Folder with the published releases. */
  outputDir: string;
  registry: () => Registry;
  /** False makes every installed worker remove itself. */
  enabled: boolean;
  fetchRelease?: (path: string) => Promise<boolean>;
}

/** Files that no page requests: the Node build, manifests, the shell's empty page, files of the installable app. */
const neverRequested = /^(server\.cjs|mf-manifest\.json|index\.html|app\/.*)$/;

/** Path of the worker within its module's release. */
const workerFile = 'app/worker.js';

interface Addressed {
  Params: { area?: string; page: string };
}

const leavingWorker = sharedText(readFileSync(join(import.meta.dirname, 'leaving-worker.js'), 'utf8'));

/**
 * Serves `/<page>.worker.js`, the service worker of a page that works offline: its module's code, preceded by the list
 * of files in the visitor's releases. The URL is stable, so that browsers find the next version, or the one that
 * removes itself.
 */
export function addServiceWorkers(
  app: FastifyInstance,
  { outputDir, registry, enabled, fetchRelease }: ServiceWorkerOptions,
) {
  app.get<Addressed>('/:page(^[\\w-]+).worker.js', (request, reply) => send(`/${request.params.page}`, request, reply));
  app.get<Addressed>('/:area(^[\\w-]+)/:page(^[\\w-]+).worker.js', (request, reply) =>
    send(`/${request.params.area}/${request.params.page}`, request, reply),
  );

  async function send(path: string, request: FastifyRequest, reply: FastifyReply) {
    const visitors = registryOfVisitor(registry(), request, reply);
    const match = findRoute(ownedRoutes(visitors), path);
    if (!match) return reply.callNotFound();
    reply.type('text/javascript').header('cache-control', 'no-cache');
    const worker = enabled ? await workerOf(visitors, match, path) : undefined;
    return sendText(request, reply, worker === undefined ? leavingWorker : sharedText(worker), 'cookie');
  }

  /** Returns undefined when the page does not work offline in this release. */
  async function workerOf({ shell, modules }: Registry, { route }: RouteMatch, path: string) {
    const current = modules[route.module]?.current;
    const { installable, offline } = current?.routes.find(({ path }) => path === route.path) ?? {};
    // Browsers accept service workers from the page's own origin only.
    if (!(installable || offline) || !shell || !current?.entry.startsWith('/')) return undefined;
    const page: OfflinePage = {
      path,
      module: route.module,
      moduleVersion: current.version,
      shellVersion: shell.current.version,
      files: [...(await filesOf(shellName, shell.current.version)), ...(await filesOf(current.name, current.version))],
    };
    return `self.offlinePage = ${JSON.stringify(page)};\n${await read(releaseBase(current.entry) + workerFile)}`;
  }

  async function filesOf(name: string, version: string): Promise<OfflineFile[]> {
    const folder = `/${releaseFolder(name, version)}`;
    const { files } = JSON.parse(await read(folder + manifestFile(name))) as { files: ReleaseFile[] };
    return files
      .filter(({ path }) => !neverRequested.test(path))
      .map(({ path, sha384 }) => ({ url: folder + path, revision: null, integrity: `sha384-${sha384}` }));
  }

  /** @throws Error when the file is missing: the browser then keeps its current worker */
  async function read(address: string) {
    const file = join(outputDir, address);
    if (fetchRelease && !existsSync(file)) await fetchRelease(address);
    return readFileSync(file, 'utf8');
  }
}
