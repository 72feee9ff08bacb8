/** @jest-environment node */
import catalog from './module.ts';
import { renderOnServer } from './testing/server.tsx';

it.each(catalog.routes.map(({ path }) => path))('renders %s in Node, with one h1 and its title', async (path) => {
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
