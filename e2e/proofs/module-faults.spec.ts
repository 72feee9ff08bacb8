import { type Fault, type FaultyReleases, faults, faultyReleases } from '../release-tool/faulty-releases.ts';
import { expect, pageIsReady, test } from '../support/fixtures.ts';
import { casesOf } from '../support/matrices.ts';

/** A page of each module, and an unaffected page of another. */
const pages = {
  'mfe-catalog': {
    path: '/faq',
    heading: 'Preguntas frecuentes',
    other: '/qr-verification',
    fromServer: true,
    part: 'el catálogo',
  },
  'mfe-booking': { path: '/order-rejected', heading: /./, other: '/faq', fromServer: false, part: 'la reserva' },
  'mfe-account': { path: '/verify-account/:token', heading: /./, other: '/faq', fromServer: false, part: 'tu cuenta' },
  'mfe-qr-check': {
    path: '/qr-verification',
    heading: 'Verificación de boletos',
    other: '/faq',
    fromServer: false,
    part: 'la verificación de boletos',
  },
};
type Module = keyof typeof pages;

/** Faults that leave the page alive. */
const livelyFaults = faults.filter((fault) => fault !== 'freezes in render');
const all = (Object.keys(pages) as Module[]).flatMap((module) =>
  livelyFaults.flatMap((fault) => [true, false].map((healed) => ({ module, fault, healed }))),
);
/** Every fault once: in the module whose page the server renders, or in the module with the fastest build. */
const sample: Record<Exclude<Fault, 'freezes in render'>, [Module, healed: boolean]> = {
  'entry missing': ['mfe-catalog', false],
  'chunk missing': ['mfe-qr-check', true],
  'entry cut off': ['mfe-qr-check', true],
  'wrong hash of a chunk': ['mfe-catalog', true],
  'throws at load': ['mfe-qr-check', false],
  'throws in render': ['mfe-qr-check', true],
  'wrong contract': ['mfe-qr-check', false],
  'bad registry entry': ['mfe-catalog', false],
  hangs: ['mfe-catalog', false],
  slow: ['mfe-qr-check', true],
};
const cases = casesOf(all, ({ module, fault, healed }) => sample[fault][0] === module && sample[fault][1] === healed);

let releases: FaultyReleases;
test.beforeAll(async () => {
  releases = await faultyReleases();
});
test.afterAll(() => releases.remove());

const missing = 'Esta parte del sitio no está disponible';

for (const { module, fault, healed } of cases) {
  const isRefused = fault === 'bad registry entry' || fault === 'entry missing';
  const previous =
    healed || isRefused
      ? 'the release before it takes its place'
      : 'a message says so, and a retry works once it is mended';
  test(`[MOD-01, MOD-02, MOD-03] ${module}, ${fault}: the rest works meanwhile, ${previous}`, async ({
    page,
    faults: seen,
  }) => {
    seen.expect(/boom|mfe-|Failed to load|integrity|preload|404|410|not available/);
    const differences: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('React error #418')) differences.push(message.text());
    });
    const { path, heading, other, fromServer, part } = pages[module];
    const address = path.replace(':token', 'unknown');
    const broken = await releases.breakRelease(module, path, fault, healed);
    const files = `**/modules/${module}/${broken.release.version}/**`;
    try {
      let hangs = fault === 'hangs';
      // Requests during the fault are never answered, later ones are.
      if (hangs) await page.route(files, (route) => (hangs ? undefined : route.continue()));
      if (fault === 'slow') await page.route(files, (route) => void setTimeout(() => void route.continue(), 700));
      await page.goto(address, { waitUntil: 'domcontentloaded' }); // a hanging preload would delay it
      await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /País e idioma/ })
        .click();
      await page.keyboard.press('Escape');

      if (healed || fault === 'slow' || isRefused) {
        // A rejected entry leaves the last good release in place.
        await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText(missing)).toBeHidden();
        await pageIsReady(page); // until then it is the server's HTML
      } else {
        await expect(page.getByText(`${missing}: ${part}`)).toBeVisible();
        if (fromServer) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        hangs = false;
        broken.restore();
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByText(missing)).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      // HTML rendered by one release is never hydrated by another.
      expect(differences).toEqual([]);
      await page.goto(other);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(missing)).toBeHidden();
    } finally {
      await page.unrouteAll();
      broken.restore();
    }
  });
}

test('loads, web vitals and what throws are counted by release, at the gateway', async ({ page, request, faults }) => {
  faults.expect(/boom|Minified React/);
  const { breakRelease, remove } = await faultyReleases();
  const { release, before, restore } = await breakRelease('mfe-catalog', '/faq', 'throws in render', true);
  try {
    /** The gateway's counters: other journeys have already increased them. */
    const counted = async () => {
      const lines = (await (await request.get('/metrics')).text()).split('\n');
      return (start: string) => {
        const line = lines.find((one) => one.startsWith(start) && !one.includes('other'));
        return Number(line?.split(' ').at(-1) ?? 0);
      };
    };
    const labels = (version: string) => `module="mfe-catalog",version="${version}"`;
    const counters = [
      `client_loads_total{${labels(before.version)}}`,
      `client_errors_total{${labels(release.version)},failure="start"}`,
      // the document was rendered by the release that then threw
      `client_lcp_count{${labels(release.version)},route="/faq"}`,
      'client_loads_total{module="shell"',
    ];
    const first = await counted();
    await page.goto('/faq');
    const heading = page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
    await expect(heading).toBeVisible();
    await heading.click();
    // Chromium sends pending reports when the page is left.
    await page.goto('/qr-verification');
    for (const counter of counters) {
      await expect.poll(async () => (await counted())(counter), counter).toBeGreaterThan(first(counter));
    }
  } finally {
    restore();
    remove();
  }
});

test('[MOD-07] a render that never ends freezes its page and is counted against its release all the same', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/preload/);
  const { breakRelease, remove } = await faultyReleases();
  const { release, restore } = await breakRelease('mfe-qr-check', '/qr-verification', 'freezes in render', true);
  try {
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await page.goto('/faq');
    // the first creates a date formatter and ends, the second monitors the page's heartbeat
    await expect.poll(() => workers).toBe(2);
    await page.evaluate(() => {
      history.pushState({}, '', '/qr-verification');
      setTimeout(() => dispatchEvent(new PopStateEvent('popstate')));
    });
    const counter = `client_errors_total{module="mfe-qr-check",version="${release.version}",failure="hung"} 1`;
    await expect
      .poll(async () => (await (await request.get('/metrics')).text()).split('\n'), { timeout: 40_000 })
      .toContain(counter);
  } finally {
    restore();
    remove();
    await page.close();
  }
});
