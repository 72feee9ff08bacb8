/** Tests responses of the gateway without a browser. */
import { expect, test } from '@playwright/test';
import { formatterFactory, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { rules } from '../../html/rules.ts';
import { publicPages } from '../../screenshots/pages.ts';

/** Returns the captured attribute of every matching tag. */
const attributes = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value]) => value ?? '');

const validator = new HtmlValidate(new StaticConfigLoader(rules));
const format = formatterFactory('stylish');

for (const [name, path] of Object.entries(publicPages))
  test(`[RTE-24] a crawler without JavaScript gets ${name} as valid HTML: heading, title, description, address and languages`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(name === 'error404' ? 404 : 200);
    const html = await answer.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title>[^<]+ ?\| ?[^<]*<\/title>|<title>[^<]*Idavuelta[^<]*<\/title>/g)).toHaveLength(1);
    const [description = ''] = attributes(html, /<meta name="description" content="([^"]*)"/g);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(attributes(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${baseURL}${path}`]);
    const listed = !/name="robots" content="noindex"/.test(html);
    expect(listed).toBe(!/search|error404|message|past/.test(name)); // search results, empty pages and past events
    expect(attributes(html, /hrefLang="([^"]*)"/gi)).toHaveLength(listed ? 6 : 0);
    expect(html).toContain('<html lang="es-PE">');
    const { results } = await validator.validateString(html, path);
    expect(format(results)).toBe('');
  });

/** The heading of each page that the server renders, by requirement. */
const headings = [
  ['RTE-01', '/', /De tu casa al evento/],
  ['RTE-02', '/about-us', /Nosotros/],
  ['RTE-03', '/wedding', /Matrimonios/],
  ['RTE-04', '/contact', /Contacto/],
  ['RTE-05', '/event/noche-de-cumbia', /Noche de Cumbia/],
  ['RTE-06', '/faq', /Preguntas frecuentes/],
  ['RTE-08', '/massive-events', /Eventos masivos/],
  ['RTE-09', '/private-events', /Eventos privados/],
  ['RTE-10', '/alliances', /Alianzas/],
  ['RTE-14', '/vans-companies', /Empresas/],
  ['RTE-15', '/how-book', /Cómo reservar/],
  ['RTE-16', '/search?q=cumbia', /cumbia/],
  ['LEG-01', '/complaints-book', /Libro de Reclamaciones/],
  ['RTE-19', '/error404', /Página no disponible/],
] as const;
for (const [id, path, heading] of headings)
  test(`[${id}] ${path} is what it is called`, async ({ request }) => {
    const [words = ''] = attributes(await (await request.get(path)).text(), /<h1[^>]*>(.*?)<\/h1>/gs);
    expect(words).toMatch(heading);
  });

test('[RTE-24] the landing page is valid HTML in another language', async ({ request }) => {
  const html = await (await request.get('/?lang=en-US')).text();
  expect(html).toContain('<html lang="en-US">');
  expect(format((await validator.validateString(html, '/')).results)).toBe('');
});

test('[RTE-24] a shared event shows its name, date and picture, and search engines read its offers', async ({
  request,
}) => {
  const html = await (await request.get('/event/noche-de-cumbia')).text();
  expect(html).toContain('<meta property="og:title" content="Noche de Cumbia | Idavuelta"');
  const [image = ''] = attributes(html, /<meta property="og:image" content="([^"]*)"/g);
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');

  const [json = ''] = attributes(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const event = JSON.parse(json);
  expect(event).toMatchObject({ '@type': 'Event', name: 'Noche de Cumbia', location: { '@type': 'Place' } });
  expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\dT20:00:00-05:00$/);
  expect(event.offers).toMatchObject({ priceCurrency: 'PEN', price: '36.00' });
  expect(event.offers.availability).toMatch(/InStock$/);
});

test('[RTE-24, LOC-10] the address may ask for a language, and each language has an address', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/massive-events?lang=pt-BR')).text();
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<title>Grandes eventos | Idavuelta</title>');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/massive-events?lang=pt-BR"`);
  expect(html).toContain(`hrefLang="es-PE" href="${baseURL}/massive-events"`);
});

test('[LOC-06] the visitor’s choice is in the cookie, and is rendered', async ({ request }) => {
  const headers = { cookie: 'idavuelta-locale=CL.en_US' };
  const html = await (await request.get('/massive-events', { headers })).text();
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('href="/event/santiago-en-vivo"');
});

test('an unknown address answers with 404 after one redirect', async ({ request }) => {
  for (const path of ['/no/such/page', '/event/no-such-event']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(new URL(answer.url()).pathname).toBe('/error404');
  }
});

test('sitemap and robots lead search engines to every event', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/faq', '/idavuelta-companies', '/event/noche-de-cumbia', '/event/ruta-caral']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  for (const path of ['/search', '/my-account', '/qr-verification']) expect(sitemap).not.toContain(baseURL + path);
});

test('a page names the scripts that it needs beside the shell’s, the query cache only where it has queries', async ({
  request,
}) => {
  const listed = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [files = ''] = attributes(html, /<template id="page-files">(.*?)<\/template>/gs);
    return attributes(files, /href="([^"]*)"/g);
  };
  const queries = (await listed('/')).filter((file) => file.startsWith('/shell/'));
  expect(queries).not.toEqual([]);
  expect(await listed('/contact')).toEqual(expect.arrayContaining(queries));
  const faq = await listed('/faq');
  expect(faq.map((file) => file.replace(/^.*\/([^./]*).*$/, '$1')).sort()).toEqual(['FaqPage', 'remoteEntry']);
});

test('the shell’s scripts have the browser compile them while they arrive', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = attributes(html, /<script [^>]*src="([^"]*\/shell\/[^"]*)"/g);
  expect(scripts).toHaveLength(2);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('[SLD-15] every page names a picture for shared links, which is there', async ({ request }) => {
  for (const path of ['/', '/faq', '/contact', '/massive-events', '/wedding', '/error404', '/event/noche-de-cumbia']) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(address, path).toMatch(/^http/);
    const picture = await request.get(new URL(address).pathname);
    expect([path, picture.status()]).toEqual([path, 200]);
    expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg)/);
  }
});
