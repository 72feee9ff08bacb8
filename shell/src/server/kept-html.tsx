import type { PlatformServices } from '@idavuelta/shared/host';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppInstance } from '../app/create-app.ts';
import { Providers } from '../app/Providers.tsx';

/** HTML that was made of one source. */
interface Piece {
  component: unknown;
  /** Origin of the site, locale and the component's props without the source, as JSON. */
  circumstances: string;
  html: string;
}

/** A source came in a response of the API, and what was made of it goes with that. */
const piecesOf = new WeakMap<object, Piece[]>();

/**
 * `keptHtml` of the platform, for one page. A piece is rendered while React renders the page, as it allows:
 * https://github.com/facebook/react/pull/14182
 */
export function keptHtmlFor({ context, host, registry, newerReleases }: AppInstance): PlatformServices['keptHtml'] {
  const { locale } = context.store.getState();
  const place = JSON.stringify([context.origin, locale]);
  // Of the state, a piece sees what its circumstances name.
  const store = { ...context.store, getState: () => ({ locale }) } as typeof context.store;

  const render = (element: ReactElement) =>
    renderToString(
      <Providers context={{ ...context, store }} modules={{ host, registry, newerReleases }}>
        <StaticRouter location="/">{element}</StaticRouter>
      </Providers>,
    );

  return (source, element) => {
    const circumstances = place + JSON.stringify(element.props, (_, value) => (value === source ? undefined : value));
    const pieces = piecesOf.get(source) ?? [];
    piecesOf.set(source, pieces);
    const kept = pieces.find((piece) => piece.component === element.type && piece.circumstances === circumstances);
    if (kept) return kept.html;

    const html = render(element);
    pieces.push({ component: element.type, circumstances, html });
    return html;
  };
}
