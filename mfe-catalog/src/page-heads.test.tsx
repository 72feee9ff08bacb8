import { languages, type Page } from '@idavuelta/shared/contracts';
import { renderModule } from '@idavuelta/shared/testing';
import catalog from './module.ts';

const paths = ['/about-us', '/wedding', '/contact', '/privacy-requests', '/faq', '/how-book', '/:product-companies'];
const cases = paths.flatMap((path) => languages.map((language) => [path, language] as const));

it.each(cases)('[RTE-24] %s in %s has its title, description and canonical address', async (path, language) => {
  const [route] = catalog.routes.filter((candidate) => candidate.path === path);
  if (!route) throw new Error(path);
  const { default: PublicPage } = (await import(route.page)) as { default: Page };
  const address = path.replace(':product', 'vans');
  await renderModule(catalog, <PublicPage params={{ product: 'vans' }} />, { path: address, language });
  expect(document.title).toMatch(/.+ \| Idavuelta$/);
  const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(160);
  const canonical = new URL(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '');
  expect(canonical.pathname).toBe(address);
  expect(canonical.searchParams.get('lang') ?? 'es-PE').toBe(language.replace('_', '-'));
});
