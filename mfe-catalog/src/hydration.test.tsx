import type { EventDetail } from '@idavuelta/shared/contracts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import catalog from './module.ts';
import { media } from './testing/browser.ts';
import { renderOnServer } from './testing/server.tsx';

const routes = catalog.routes.filter((route) => 'public' in route).map(({ path }) => path);

type Case = [path: string, width: number, over: Partial<EventDetail>];
const cases: Case[] = [
  ...routes.flatMap((path) => [360, 1280].map((width): Case => [path, width, {}])),
  // [SAL-01] the countdown has no clock of the server's
  ['/event/:name', 390, { saleOpensAt: '2090-03-05T15:00:00Z' }],
];

it.each(cases)(
  'hydrates the HTML of %s unchanged in a window of %i px, and fetches nothing again',
  async (path, width, over) => {
    media({ width, reducedMotion: true });
    const { page, html, calls } = await renderOnServer(path, over);
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
