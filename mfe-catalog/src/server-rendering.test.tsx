/** @jest-environment node */
import catalog from './module.ts';
import { renderOnServer } from './testing/server.tsx';

// pages that are not public are rendered by the browser
const rendered = catalog.routes.filter((route) => 'public' in route);

it.each(rendered.map(({ path }) => path))('renders %s in Node, with one h1 and its title', async (path) => {
  expect(typeof window).toBe('undefined');
  const { html, unhandled } = await renderOnServer(path);
  expect(unhandled).toEqual([]);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
});

it('renders the landing page with its slides, its recommended transfers and its cards in the HTML', async () => {
  const { html } = await renderOnServer('/');
  expect(html).toContain('/backend/media/slide.abc-1440.avif 1440w');
  // The slide's link, the recommended card and the card in the list.
  expect(html.match(/href="\/event\/noche"/g)).toHaveLength(3);
});

it('renders a list with its data in the HTML', async () => {
  const { html } = await renderOnServer('/massive-events');
  expect(html).toContain('href="/event/noche"');
  expect(html).toContain('S/45,00');
});

it('renders an event with its facts in the HTML', async () => {
  const { html } = await renderOnServer('/event/:name');
  expect(html).toContain('Estadio Nacional');
  expect(html).toContain('Friday, March 5, 2027');
});

it.each([
  ['/', ['(min-width: 960px)', 'any']],
  ['/event/:name', ['(min-width: 960px)', '(max-width: 959px)']],
  ['/massive-events', ['any']],
])('has the picture of the first screen of %s, and no other, fetched from the head', async (path, windows) => {
  const { html } = await renderOnServer(path);
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads.map((link) => /media="([^"]*)"/.exec(link)?.[1] ?? 'any')).toEqual(windows);
  for (const link of preloads) expect(html.indexOf(link)).toBeLessThan(html.indexOf('<h1'));
});
