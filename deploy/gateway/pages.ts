import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, links, ownedRoutes, type Registry, type RouteMatch } from '@idavuelta/shared/contracts';
import { createReleaseFileReader } from '../render/release-files.ts';
import type { Renderer } from '../render/renderer.ts';
import { scriptPreload } from '../render/script-preload.ts';
import { parseTemplate } from '../render/template.ts';
import { canonicalPath } from './canonical-path.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';
import { createFontHeader } from './font-header.ts';
import { sharedText } from './send-text.ts';
import { tagsOf, withoutTracking } from './shared-cache.ts';
import { unpublishedPage } from './unpublished-page.ts';

interface PageRequest {
  /** The visitor's registry; the same object until it changes. */
  registry: Registry;
  pathname: string;
  /** As sent by the browser. */
  acceptLanguage?: string;
  /** Including the question mark, or empty. */
  search: string;
  /** The cookie with country and language, or empty. */
  cookies: string;
  /** Protocol and host of the request, e.g. `https://idavuelta.pe`. */
  origin: string;
}

type PageResponse =
  /**
   * `link`: the header of that name. `madeAt`: set when an earlier rendering is sent instead, with its time. `tags`: set
   * when everybody with the same locale gets this page, see `tagsOf`.
   */
  | { status: 200 | 404 | 503; html: EncodedText; link?: string; madeAt?: number; tags?: string[] }
  /** Redirect to `/error404` for an unknown path, or permanently to the canonical path of the page. */
  | { status: 301 | 302; location: string };

interface PagesOptions {
  /** Folder with the published releases. */
  outputDir: string;
  /** Renders pages as HTML; without it every page is the shell's empty page. */
  renderer?: Renderer;
  /** Development only: the shell's page from its dev server. */
  devShellPage?: () => Promise<string>;
}

/** @returns a function that responds with pages from the visitor's registry, so that a release needs no restart */
export function createPages({ outputDir, renderer, devShellPage }: PagesOptions) {
  const readFile = createReleaseFileReader(outputDir);
  /** Reads the page written on publishing, for web servers that do not know the registry. */
  const publishedPage = () => readFileSync(join(outputDir, 'index.html'), 'utf8');
  /** @param address of a shell's page; falls back to the published page when it is unreadable or was modified */
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
    const address = canonicalPath(pathname);
    const match = findOwner(registry, address);
    const isError404 = address === links.error404();
    if (address !== pathname && (match || isError404)) return { status: 301, location: address + request.search };
    const isUnpublished = Object.keys(modules).length === 0;
    const toError404: PageResponse = { status: 302, location: links.error404() };
    // With an empty registry no path has an owner: the browser then shows that the page is unavailable.
    if (!match && !isError404 && !isUnpublished) return toError404;

    const isOff = match && modules[match.route.module]?.off !== undefined;
    const search = withoutTracking(request.search);
    const rendered =
      (match || isError404) && !isOff && !isUnpublished
        ? await renderer?.render({ ...request, search, match })
        : undefined;
    if (rendered?.kind === 'not-found') return toError404;
    const status = isOff || isUnpublished ? 503 : isError404 ? 404 : 200;
    const link = devShellPage ? undefined : fontHeader(registry);
    if (rendered?.kind === 'page') {
      const tags = match && tagsOf(registry, match, address, search);
      return { status, html: encoded(rendered), link, madeAt: rendered.madeAt, tags };
    }
    // The shell's empty page starts by fetching data, so its API client is preloaded along with the owner's entry.
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
    const page = parseTemplate(shellHtml);
    const html = page.fill(page.has('preloads') ? { preloads: () => preloads.join('') } : {});
    return { status, html: sharedText(html), link };
  };
}

/** Encodings of pages in the renderer's cache, created once. */
const encodedPages = new WeakMap<object, EncodedText>();

function encoded(page: { brotli: Uint8Array }): EncodedText {
  const text = encodedPages.get(page) ?? encodedText(page);
  encodedPages.set(page, text);
  return text;
}

/** Creates the lookup of a path's route; the list of routes is built once per registry. */
function createRouteFinder() {
  const routesOf = new WeakMap<Registry, ReturnType<typeof ownedRoutes>>();
  return (registry: Registry, pathname: string): RouteMatch | undefined => {
    const routes = routesOf.get(registry) ?? ownedRoutes(registry);
    routesOf.set(registry, routes);
    return findRoute(routes, pathname);
  };
}
