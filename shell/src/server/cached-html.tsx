import type { PlatformServices } from '@idavuelta/shared/host';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppInstance } from '../app/create-app.ts';
import { Providers } from '../app/Providers.tsx';
import { hasThrown, splitHead } from './rendered-html.ts';

/** HTML rendered from some sources. */
interface Piece {
  sources: readonly object[];
  component: unknown;
  /** Origin of the site, locale and the component's props without the sources, as JSON. */
  circumstances: string;
  html: ReturnType<typeof splitHead>;
}

/** Keyed by the first source, an object of an API response: when the response is dropped, so are its pieces. */
const piecesOf = new WeakMap<object, Piece[]>();

/**
 * The platform's `cachedHtml` for one page. Pieces are rendered while React renders the page, which React allows:
 * https://github.com/facebook/react/pull/14182
 * @returns the function, and the tags that its results need in the page's head
 */
export function cachedHtmlFor({ context, host, registry, newerReleases }: AppInstance) {
  const { locale } = context.store.getState();
  const page = JSON.stringify([context.origin, locale]);
  // A piece sees the part of the state that its circumstances contain.
  const store = { ...context.store, getState: () => ({ locale }) } as typeof context.store;
  const heads = new Set<string>();

  const render = (element: ReactElement) =>
    splitHead(
      renderToString(
        <html lang={locale.language}>
          <body>
            <Providers context={{ ...context, store }} modules={{ host, registry, newerReleases }}>
              <StaticRouter location="/">{element}</StaticRouter>
            </Providers>
          </body>
        </html>,
      ),
    );

  const cachedHtml: PlatformServices['cachedHtml'] = (source, element) => {
    const sources: readonly object[] = Array.isArray(source) ? source : [source];
    const [first = element.type as object] = sources;
    // Keeps the position of each source: two elements may use the same sources differently.
    const withoutSources = (_: string, value: object) => {
      const index = sources.indexOf(value);
      if (value === source && index < 0) return 'all sources';
      return index < 0 ? value : `source ${index}`;
    };
    const circumstances = page + JSON.stringify(element.props, withoutSources);
    const pieces = piecesOf.get(first) ?? [];
    piecesOf.set(first, pieces);
    const isCached = (piece: Piece) =>
      piece.component === element.type &&
      piece.circumstances === circumstances &&
      piece.sources.length === sources.length &&
      piece.sources.every((object, index) => object === sources[index]);
    let piece = pieces.find(isCached);
    if (!piece) {
      piece = { sources, component: element.type, circumstances, html: render(element) };
      if (!hasThrown(piece.html.body)) pieces.push(piece);
    }
    heads.add(piece.html.head);
    return piece.html.body;
  };

  return { cachedHtml, head: () => [...heads].join('') };
}
