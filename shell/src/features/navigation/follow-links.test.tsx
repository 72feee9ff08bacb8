import { Link } from '@idavuelta/shared/platform';
import { report } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ExposeRequest } from '../../modules/federation/expose-loader.ts';
import { aModule, aRegistry, loadFrom, renderShell } from '../../testing/renderShell.tsx';

const list = aModule(
  'mfe-list',
  { '/list': () => <Link to="/item/1">uno</Link> },
  { routes: { '/list': { public: true } } },
);
const item = aModule(
  'mfe-item',
  { '/item/:id': ({ params }) => <h1>El {params.id}</h1> },
  { state: {}, loads: { '/item/:id': async () => undefined } },
);

/** Chunks by expose, as a build lists them. */
const exposes = {
  './pages//item/:id.tsx': { scripts: [{ path: 'page.js' }], styles: ['page.css'] },
  './data//item/:id.tsx': { scripts: [{ path: 'data.js' }], styles: [] },
  './state.ts': { scripts: [{ path: 'state.js' }], styles: [] },
};

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel="prefetch"]')) link.remove();
});

/** The list, once links on it are followed. @param itemDoes what happens when files of the item's module are asked for */
async function showList(itemDoes: (request: ExposeRequest) => void = () => {}) {
  const registry = aRegistry(list, item);
  Object.assign(registry.modules['mfe-item']?.current ?? {}, { exposes });
  const run: string[] = [];
  const { user } = await renderShell({
    path: '/list',
    modules: [list, item],
    registry: async () => registry,
    async loadExpose(request) {
      if (request.release.name === 'mfe-item') {
        run.push(request.expose);
        itemDoes(request);
      }
      return loadFrom(list, item)(request);
    },
  });
  const link = await screen.findByRole('link', { name: 'uno' });
  await waitFor(async () => {
    await user.unhover(link);
    await user.hover(link);
    expect(prefetched()).not.toEqual([]);
  });
  return { user, link, run };
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
