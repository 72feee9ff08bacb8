import { Link } from '@idavuelta/shared/platform';
import { report } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ExposeRequest } from '../../modules/federation/expose-loader.ts';
import { aModule, aRegistry, loadFrom, renderShell } from '../../testing/renderShell.tsx';

const list = aModule(
  'mfe-list',
  {
    '/list': () => (
      <>
        <Link to="/item/1">uno</Link>
        <Link to="/far">lejos</Link>
      </>
    ),
  },
  { routes: { '/list': { public: true } } },
);
const item = aModule(
  'mfe-item',
  { '/item/:id': ({ params }) => <h1>El {params.id}</h1> },
  { state: {}, loads: { '/item/:id': async () => undefined } },
);

const far = aModule('mfe-far', { '/far': () => <h1>Lejos</h1> });

/** Chunks by expose, as a build lists them. */
const exposes = {
  './pages//item/:id.tsx': { scripts: [{ path: 'page.js' }], styles: ['page.css'] },
  './pages//far.tsx': { scripts: [{ path: 'far.js' }], styles: [] },
  './data//item/:id.tsx': { scripts: [{ path: 'data.js' }], styles: [] },
  './state.ts': { scripts: [{ path: 'state.js' }], styles: [] },
};

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel="prefetch"]')) link.remove();
});

/** Opens the list. @param itemDoes called when files of the item's module are requested */
async function openList(itemDoes: (request: ExposeRequest) => void = () => {}) {
  const modules = [list, item, far];
  const registry = aRegistry(...modules);
  for (const name of ['mfe-item', 'mfe-far']) Object.assign(registry.modules[name]?.current ?? {}, { exposes });
  const run: string[] = [];
  const { user } = await renderShell({
    path: '/list',
    modules,
    registry: async () => registry,
    async loadExpose(request) {
      if (request.release.name === 'mfe-item') {
        run.push(request.expose);
        itemDoes(request);
      }
      return loadFrom(...modules)(request);
    },
  });
  return { user, run };
}

/** Opens the list, and waits until its links are followed. */
async function showList(itemDoes?: (request: ExposeRequest) => void) {
  const { user, run } = await openList(itemDoes);
  const link = await screen.findByRole('link', { name: 'uno' });
  await waitFor(async () => {
    await user.unhover(link);
    await user.hover(link);
    expect(prefetched()).not.toEqual([]);
  });
  return { user, link, run };
}

/** Creates an IntersectionObserver with only one observed element in the window. */
function watchLinks() {
  const ofJsdom = globalThis.IntersectionObserver;
  const watched = new Map<IntersectionObserver, Element[]>();
  const callbacks = new Map<IntersectionObserver, IntersectionObserverCallback>();
  globalThis.IntersectionObserver = class extends ofJsdom {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      callbacks.set(this, callback);
    }
    override observe(target: Element) {
      watched.set(this, [...(watched.get(this) ?? []), target]);
    }
  };
  function seeOnly(element: Element) {
    expect([...watched.values()].flat()).toContain(element);
    for (const [observer, targets] of watched) {
      const entries = targets.map((target) => ({ target, isIntersecting: target === element }));
      callbacks.get(observer)?.(entries as IntersectionObserverEntry[], observer);
    }
  }
  const restore = () => void Object.assign(globalThis, { IntersectionObserver: ofJsdom });
  return { seeOnly, restore };
}

it('has the browser fetch all files of a page whose link is pointed at, and runs none of them', async () => {
  const { link, run } = await showList();
  fireEvent.focusIn(link);
  fireEvent.pointerDown(link, { pointerType: 'touch', button: 0 }); // perhaps the beginning of a scroll
  expect(prefetched()).toEqual([
    '/modules/mfe-item/1.0.0/remoteEntry.js',
    '/modules/mfe-item/1.0.0/page.js',
    '/modules/mfe-item/1.0.0/data.js',
    '/modules/mfe-item/1.0.0/state.js',
    '/modules/mfe-item/1.0.0/page.css',
    '/modules/mfe-item/1.0.0/texts/mfe-item/es_PE.json',
  ]);
  expect(run).toEqual([]);
});

it('has the browser fetch the pages of links in the window once it is idle, without what fewer pages have', async () => {
  const links = watchLinks();
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await openList();
    await jest.advanceTimersByTimeAsync(5_000);
    links.seeOnly(await screen.findByRole('link', { name: 'uno' }));
    expect(prefetched()).toEqual([
      '/modules/mfe-item/1.0.0/remoteEntry.js',
      '/modules/mfe-item/1.0.0/page.js',
      '/modules/mfe-item/1.0.0/page.css',
      '/modules/mfe-item/1.0.0/texts/mfe-item/es_PE.json',
    ]);
  } finally {
    jest.useRealTimers();
    links.restore();
  }
});

it('begins with a page when its link is pressed, before the button is released', async () => {
  const { user, link, run } = await showList();
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await waitFor(() => expect(run).toEqual(['./pages//item/:id.tsx', './state.ts', './data//item/:id.tsx']));
  expect(screen.queryByRole('heading', { name: 'El 1' })).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByRole('heading', { name: 'El 1' })).toBeVisible();
  expect(run).toHaveLength(3);
});

it('[MOD-01] tries a page again when the visitor goes there that could not be fetched ahead', async () => {
  report.expect('mfe-item: entry Error: 404');
  const debug = jest.spyOn(console, 'debug').mockImplementation();
  let isAway = true;
  const { user, link } = await showList(() => {
    if (isAway) throw new Error('404');
  });
  await user.pointer([{ keys: '[MouseLeft>]', target: link }, { target: document.body }, { keys: '[/MouseLeft]' }]);
  await waitFor(() => expect(debug).toHaveBeenCalledWith('a page could not be loaded ahead', expect.any(Error)));
  isAway = false;
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'El 1' })).toBeVisible();
});
