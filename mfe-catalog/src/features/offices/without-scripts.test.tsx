import { renderOnServer } from '../../testing/server.tsx';

it.each([
  ['[LEG-01]', '/complaints-book'],
  ['[LEG-04]', '/privacy-requests'],
])('%s %s says without JavaScript how else to reach us, and its button is disabled until it works', async (_, path) => {
  const { html } = await renderOnServer(path);
  const [notice] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
  expect(notice).toMatch(/here needs JavaScript.*href="tel:\+5116409000".*href="mailto:hola@idavuelta\.pe"/s);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});
