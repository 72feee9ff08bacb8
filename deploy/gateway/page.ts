import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { links, matchRoutePath, type Registry, type Release, type ReleaseRoute } from '@idavuelta/shared/contracts';
import { createRegistryReader } from '../registry/registry-file.ts';
import type { Renderer } from '../render/renderer.ts';
import { type Overrides, overridden } from './overrides.ts';

interface PageVisit {
  pathname: string;
  search: string;
  cookies: string;
  origin: string;
}

type PageReply =
  | { status: 200 | 404; html: string }
  | { status: 200 | 404; brotli: Uint8Array }
  /** The address names nothing. */
  | { status: 302; location: string };

export interface Pages {
  answer: (visit: PageVisit) => Promise<PageReply>;
  /** `registry.json` as it is now. */
  registry: () => Registry;
}

/**
 * The documents that change with a release; both follow the registry, so a release needs no restart.
 * @param renderer makes public pages into HTML; without one every page is the plain shell
 */
export function createPages(outputDir: string, renderer?: Renderer, overrides?: Overrides): Pages {
  const readRegistry = createRegistryReader(outputDir);
  const registry = () => overridden(readRegistry(), overrides);
  const shellPage = async () => (await overrides?.shellPage()) ?? readFileSync(join(outputDir, 'index.html'), 'utf8');

  return {
    registry,
    async answer(visit) {
      const { pathname } = visit;
      const { modules, revision, shell } = registry();
      const found = ownerOf(modules, pathname);
      const lost = pathname === links.error404();
      const toError404: PageReply = { status: 302, location: links.error404() };
      // Without a registry the browser says that the site's parts are missing.
      if (!found && !lost && Object.keys(modules).length > 0) return toError404;

      // An address may hold a token: what is told of a failure is the route.
      const route = found?.route.path ?? pathname;
      const rendered = found || lost ? await renderer?.render({ ...visit, route }, revision) : undefined;
      if (rendered?.kind === 'not-found') return toError404;
      const status = lost ? 404 : 200;
      if (rendered?.kind === 'page') return { status, brotli: rendered.brotli };
      // Without content the browser's first deed is a call.
      const first =
        overrides || !shell ? [] : shell.current.chunks.axios.map((file) => preload(shell.current.base + file));
      if (found) first.push(preload(found.release.entry, found.release.integrity));
      return { status, html: (await shellPage()).replace('</head>', `${first.join('')}</head>`) };
    },
  };
}

function ownerOf(
  modules: Registry['modules'],
  pathname: string,
): { release: Release; route: ReleaseRoute } | undefined {
  for (const { current: release } of Object.values(modules)) {
    const route = release.routes.find(({ path }) => matchRoutePath(path, pathname));
    if (route) return { release, route };
  }
  return undefined;
}

/** As the shell will ask for it: with `crossorigin`, or without the integrity, it would be fetched twice. */
const preload = (address: string, integrity?: string) =>
  `<link rel="preload" href="${address}" as="script"${integrity ? ` integrity="${integrity}"` : ''}>`;
