import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, links, ownedRoutes, type Registry, type RouteMatch } from '@idavuelta/shared/contracts';
import { createReleaseFileReader } from '../render/release-files.ts';
import type { Renderer } from '../render/renderer.ts';
import { scriptPreload } from '../render/script-preload.ts';
import { templateOf } from '../render/template.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';
import { createFontHeader } from './font-header.ts';
import { oneAddress } from './one-address.ts';
import { sharedText } from './send-text.ts';
import { unpublishedPage } from './unpublished-page.ts';

interface PageRequest {
  /** As the visitor has it; the same object until it changes. */
  registry: Registry;
  pathname: string;
  /** As the browser sent it. */
  acceptLanguage?: string;
  /** With its question mark, or empty. */
  search: string;
  /** The cookie with country and language, or empty. */
  cookies: string;
  /** Protocol and host that the page was requested with, e.g. `https://idavuelta.pe`. */
  origin: string;
}

type PageResponse =
  /** `link`: the header of that name. `madeAt`: when an earlier page was made, sent instead of the present one. */
  | { status: 200 | 404 | 503; html: EncodedText; link?: string; madeAt?: number }
  /** To `/error404`: the address leads to no page. Or to the one address of the page, for good. */
  | { status: 301 | 302; location: string };

interface PagesOptions {
  /** Folder that the releases are published in. */
  outputDir: string;
  /** Renders pages as HTML; without one every page is the shell's page without content. */
  renderer?: Renderer;
  /** Development only: the shell's page from its dev server. */
  devShellPage?: () => Promise<string>;
}

/** @returns a function that responds with pages as the visitor's registry has them, so that a release needs no restart */
export function createPages({ outputDir, renderer, devShellPage }: PagesOptions) {
  const readFile = createReleaseFileReader(outputDir);
  /** The page that publishing left for web servers that know no registry. */
  const publishedPage = () => readFileSync(join(outputDir, 'index.html'), 'utf8');
  /** @param address of a shell's page; the published page stands in when it cannot be read or was changed */
  const readPage = (address: string) => {
    try {
      return readFile(address);
    } catch {
      return publishedPage();
    }
  };
  const shellPage = async ({ shell }: Registry) => {
    if (devShellPage) return devShellPage();
    return shell ? readPage(shell.current.base + shell.current.page) : publishedPage();
  };
  const findOwner = createRouteFinder();
  const fontHeader = createFontHeader(readPage);

  return async (request: PageRequest): Promise<PageResponse> => {
    const { pathname, registry } = request;
    const { modules, shell } = registry;
    const address = oneAddress(pathname);
    const match = findOwner(registry, address);
    const isError404 = address === links.error404();
    if (address !== pathname && (match || isError404)) return { status: 301, location: address + request.search };
    const isUnpublished = Object.keys(modules).length === 0;
    const toError404: PageResponse = { status: 302, location: links.error404() };
    // With an empty registry no path has an owner: the browser then shows that the page is unavailable.
    if (!match && !isError404 && !isUnpublished) return toError404;

    const isOff = match && modules[match.route.module]?.off !== undefined;
    const rendered =
      (match || isError404) && !isOff && !isUnpublished ? await renderer?.render({ ...request, match }) : undefined;
    if (rendered?.kind === 'not-found') return toError404;
    const status = isOff || isUnpublished ? 503 : isError404 ? 404 : 200;
    const link = devShellPage ? undefined : fontHeader(registry);
    if (rendered?.kind === 'page') return { status, html: encoded(rendered), link, madeAt: rendered.madeAt };
    // The shell's page without content fetches data first, so its API client is preloaded beside the owner's entry.
    const preloads =
      devShellPage || !shell
        ? []
        : shell.current.chunks.axios.map(({ path, integrity }) =>
            scriptPreload(shell.current.base + path, request.origin, integrity),
          );
    const owner = match && !isOff && modules[match.route.module]?.current;
    if (owner) preloads.push(scriptPreload(owner.entry, request.origin, owner.integrity));
    const shellHtml = await shellPage(registry).catch((error: Error) => {
      if (isUnpublished) return undefined;
      throw error;
    });
    if (shellHtml === undefined) return { status, html: sharedText(unpublishedPage(request.acceptLanguage)) };
    const page = templateOf(shellHtml);
    const html = page.fill(page.has('preloads') ? { preloads: () => preloads.join('') } : {});
    return { status, html: sharedText(html), link };
  };
}

/** A page that the renderer has in its cache is in every encoding made once. */
const encodedPages = new WeakMap<object, EncodedText>();

function encoded(page: { brotli: Uint8Array }): EncodedText {
  const text = encodedPages.get(page) ?? encodedText(page);
  encodedPages.set(page, text);
  return text;
}

/** Finds the route of a path; the list of routes is made once per registry. */
function createRouteFinder() {
  const routesOf = new WeakMap<Registry, ReturnType<typeof ownedRoutes>>();
  return (registry: Registry, pathname: string): RouteMatch | undefined => {
    const routes = routesOf.get(registry) ?? ownedRoutes(registry);
    routesOf.set(registry, routes);
    return findRoute(routes, pathname);
  };
}
