import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, links, type Registry, type Release, type ReleaseRoute } from '@idavuelta/shared/contracts';
import { createRegistryReader } from '../registry/registry-file.ts';
import type { Renderer } from '../render/renderer.ts';
import { applyOverrides, type Overrides } from './overrides.ts';

interface PageRequest {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** The cookie with country and language, or empty. */
  cookies: string;
  /** Protocol and host that the page was requested with, e.g. `https://idavuelta.pe`. */
  origin: string;
}

type PageResponse =
  | { status: 200 | 404; html: string }
  | { status: 200 | 404; brotli: Uint8Array }
  /** To `/error404`: the address leads to no page. */
  | { status: 302; location: string };

export interface Pages {
  respond: (request: PageRequest) => Promise<PageResponse>;
  /** The current `registry.json`. */
  registry: () => Registry;
}

/**
 * Responds with pages as the current registry has them, so that a release needs no restart.
 * @param renderer renders pages as HTML; without one every page is the shell's page without content
 */
export function createPages(outputDir: string, renderer?: Renderer, overrides?: Overrides): Pages {
  const readRegistry = createRegistryReader(outputDir);
  const registry = () => applyOverrides(readRegistry(), overrides);
  const shellPage = async () => (await overrides?.shellPage()) ?? readFileSync(join(outputDir, 'index.html'), 'utf8');

  return {
    registry,
    async respond(request) {
      const { pathname } = request;
      const { modules, revision, shell } = registry();
      const owner = ownerOf(modules, pathname);
      const isError404 = pathname === links.error404();
      const toError404: PageResponse = { status: 302, location: links.error404() };
      // With an empty registry no path has an owner: the browser then shows that the page is unavailable.
      if (!owner && !isError404 && Object.keys(modules).length > 0) return toError404;

      // Failures are logged with the route instead of the path, which may contain a token.
      const route = owner?.route.path ?? pathname;
      const rendered = owner || isError404 ? await renderer?.render({ ...request, route }, revision) : undefined;
      if (rendered?.kind === 'not-found') return toError404;
      const status = isError404 ? 404 : 200;
      if (rendered?.kind === 'page') return { status, brotli: rendered.brotli };
      // The shell's page without content fetches data first, so its API client is preloaded beside the owner's entry.
      const preloads =
        overrides || !shell ? [] : shell.current.chunks.axios.map((file) => preload(shell.current.base + file));
      if (owner) preloads.push(preload(owner.release.entry, owner.release.integrity));
      return { status, html: (await shellPage()).replace('</head>', `${preloads.join('')}</head>`) };
    },
  };
}

/** The release and route that a path belongs to; undefined when no module owns it. */
function ownerOf(
  modules: Registry['modules'],
  pathname: string,
): { release: Release; route: ReleaseRoute } | undefined {
  const owned = Object.values(modules).flatMap(({ current: release }) =>
    release.routes.map((route) => ({ path: route.path, release, route })),
  );
  return findRoute(owned, pathname)?.route;
}

/** The attributes must be those of the shell's own request (integrity, no `crossorigin`), or the file is fetched twice. */
const preload = (address: string, integrity?: string) =>
  `<link rel="preload" href="${address}" as="script"${integrity ? ` integrity="${integrity}"` : ''}>`;
