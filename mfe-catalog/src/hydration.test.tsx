import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import catalog from './module.ts';
import { media } from './testing/browser.ts';
import { renderOnServer } from './testing/server.tsx';

const routes = catalog.routes.filter((route) => 'public' in route).map(({ path }) => path);

it.each(routes.flatMap((path) => [360, 1280].map((width) => [path, width] as const)))(
  'hydrates the HTML of %s unchanged in a window of %i px, and fetches nothing again',
  async (path, width) => {
    media({ width, reducedMotion: true });
    const { page, html, calls } = await renderOnServer(path);
    const before = calls.length;
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    // Moves head tags into the head, as the gateway does.
    document.head.append(...root.querySelectorAll(':scope > title, :scope > meta, :scope > link'));
    const heading = root.querySelector('h1');

    const differences: unknown[] = [];
    const view = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(differences).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading);
    expect(calls.slice(before)).toEqual([]);

    act(() => view.unmount());
    root.remove();
    document.head.replaceChildren();
  },
);
