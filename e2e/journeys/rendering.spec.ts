import { publicPages } from '../screenshots/pages.ts';
import { expect, test } from './fixtures.ts';

/** The attribute of every tag that fits. */
const attributes = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value]) => value ?? '');

for (const [name, path] of Object.entries(publicPages)) {
  test(`[RTE-24] a crawler without JavaScript gets ${name}: heading, title, description, address and languages`, async ({
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
    expect(listed).toBe(!/search|error404|message|past/.test(name)); // results, nothing, and events that are closed
    expect(attributes(html, /hrefLang="([^"]*)"/gi)).toHaveLength(listed ? 6 : 0);
    expect(html).toContain('<html lang="es-PE">');
  });
}

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

const commonTexts = /^\/shell\/[^/]+\/[a-z]{2}_[A-Z]{2}\.\w+\.json$/;

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} hydrates as the server rendered it: nothing is fetched twice, nothing changes`, async ({
    page,
    faults,
  }) => {
    if (name === 'error404') faults.expect(/404/);
    const requested: string[] = [];
    page.on('request', (request) => {
      // What other pages need is fetched ahead when nothing else is to be done.
      if (request.headers()['sec-purpose'] !== 'prefetch') requested.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);
    await page.waitForLoadState('networkidle');
    const hydrated =
      /^\/registry\.json|^\/config\.js|\/backend\/(channels|countries|locales|events$|landing-slides|recommended-events|search)|\/(shell|mfe-catalog)\/.*\.json$/;
    const again = requested.filter((address) => hydrated.test(address));
    // The common texts come without the messages of errors, and then whole.
    expect(again.filter((address) => !commonTexts.test(address))).toEqual([]);
    expect(again.length).toBeLessThanOrEqual(1);
    expect(requested.filter((address) => new RegExp(`^/backend${path}$`).test(address))).toEqual([]);
    await expect(page).toHaveTitle(/Idavuelta/);
    expect(await page.locator('head > title').count()).toBe(1);
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    // A hydration mismatch would be a console error, which fails every journey.
  });
}

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

test('the scripts of the page are asked for while the larger script of the shell is on its way', async ({ page }) => {
  const asked = page.waitForRequest(/\/mfe-catalog\/.*\/LandingPage\.js/);
  await page.route('**/shell/**/main.js*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);
});

test('what can wait is fetched once the page’s own script is there', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/LandingPage\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  const marked = (name: string) =>
    page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `idavuelta:${name}`);
  const texts = page.waitForRequest((request) => commonTexts.test(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  await marked('frame-ready');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(requested.filter((address) => commonTexts.test(address))).toEqual([]);
  arrive();
  await marked('ready');
  await texts;
});

test('without JavaScript the pages stand: content, links and pictures', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeHidden(); // its form needs the script
  await page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first().getByRole('link').click();
  await expect(page).toHaveURL('/event/noche-de-cumbia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noche de Cumbia');
  await expect(page.getByText('Estadio San Marcos').first()).toBeVisible();
  await context.close();
});
