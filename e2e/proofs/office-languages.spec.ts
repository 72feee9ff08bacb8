import { query } from '@idavuelta/api/database/database.ts';
import type { WebhookEndpoint } from '@idavuelta/shared/contracts/staff';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../support/fixtures.ts';
import { casesOf } from '../support/matrices.ts';
import { logInOwner } from '../support/office.ts';
import { staffApi } from '../support/plan-page.ts';
import { type Language, languages } from '../support/texts.ts';
import { logInByApi, newCustomer } from '../test-site/customer.ts';
import { withDatabase } from '../test-site/database.ts';
import { ownEvent } from '../test-site/events.ts';
import { siteUrl } from '../test-site/ports.ts';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
let session: State;
let paths: string[];

// A code works once per half minute: one log-in for all tests.
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl });
  await logInOwner(await context.newPage());
  session = await context.storageState();
  paths = await allPaths(await staffApi(context));
  await context.close();
});

/** Returns every page of the back office: the lists, and one item of each. */
async function allPaths(office: Awaited<ReturnType<typeof staffApi>>) {
  const credentials = await newCustomer();
  const customer = await logInByApi(credentials);
  const { orderId } = await customer.order('noche-de-cumbia', { paymentCode: 'transferencia' });
  // figures for the charts
  const { orderId: paid } = await customer.order('noche-de-cumbia', { paymentCode: 'transferencia' });
  await office('POST', `transfers/${paid}/confirm`);
  const { id: webhook } = await office<WebhookEndpoint>('POST', 'webhooks', {
    name: 'Contabilidad',
    url: 'https://contabilidad.example/webhooks',
    events: ['order.paid'],
  });
  const person = { name: 'Rosa Quispe', email: credentials.email };
  await customer.call('POST', '/privacy-requests', { ...person, kind: 'access', country: 'PE', details: 'Todo' });
  await customer.call('POST', '/complaints', {
    ...person,
    ...{ documentKind: 'dni', documentNumber: '41234567', address: 'Jr. Ancash 320', phone: '987654321' },
    ...{ item: 'service', itemDescription: 'Van', kind: 'queja', detail: 'Tarde', request: 'Disculpas' },
  });
  const [ids] = await withDatabase((db) =>
    query<{ customer: number; departure: number; coupon: number; complaint: string; request: number; venue: number }>(
      db,
      `SELECT o.customer_id AS customer, o.departure_id AS departure, (SELECT min(id) FROM coupon) AS coupon,
         (SELECT s.id FROM complaint_sheet s WHERE s.email = c.email) AS complaint,
         (SELECT r.id FROM privacy_request r WHERE r.email = c.email) AS request, (SELECT min(id) FROM place) AS venue
       FROM orders o JOIN customer c ON c.id = o.customer_id WHERE o.id = $1`,
      [orderId],
    ),
  );
  const lists = [
    '',
    'orders',
    'customers',
    'requests',
    'complaints',
    'privacy-requests',
    'events',
    'waiting-rooms',
    'venues',
    'provinces',
    'coupons',
    'travellers',
    'dispatch/today',
    'broken-trips',
    'fleet',
    'fleet?tab=drivers',
    'fleet?tab=checks',
    'fleet?tab=partners',
    'transfers',
  ];
  const others = [
    'integrations',
    'integrations?tab=webhooks',
    `integrations/webhooks/${webhook}`,
    'content',
    'legal',
    'refunds',
    'tax-documents',
    'tax-companies',
    'reports',
    'reports/lead-times',
    'reports/coupons',
    'reports/trips',
    'reports/no-shows',
    'reports/districts',
    'reports/mails',
    'payment-settings',
    'people',
    'data-breaches',
    'data-breaches?tab=processing',
    'system',
    'changes',
    'account',
  ];
  const forms = ['orders/new', 'new-event', 'import-events'];
  const event = 'events/noche-de-cumbia';
  return [
    ...[...lists, ...others, ...forms],
    ...[event, `${event}/departures`, `${event}/prices`, `${event}/coupons`],
    ...[
      `orders/${orderId}`,
      `orders/${paid}`,
      `customers/${ids?.customer}`,
      `coupons/${ids?.coupon}`,
      `venues/${ids?.venue}`,
      `travellers/${ids?.departure}`,
    ],
    ...[`travellers/${ids?.departure}/manifests`, `complaints/${ids?.complaint}`, `privacy-requests/${ids?.request}`],
    ...['out', 'back'].map((direction) => `dispatch/${ids?.departure}/${direction}`),
  ].map((path) => `/back-office/${path}`.replace(/\/$/, ''));
}

/** The office speaks the language of the person. */
const speak = (language: Language) =>
  withDatabase((db) =>
    query(db, `UPDATE staff_user SET language = $1 WHERE email = 'owner@idavuelta.test'`, [language]),
  );

test.afterAll(() => speak('es_PE'));

async function openAs(page: Page, language: Language) {
  await speak(language);
  await page.context().setStorageState(session);
}

// Every page and every language in each run; each page in each language with the full proof.
for (const [turn, language] of languages.entries())
  test(`[BOF-01] pages of the back office in ${language}: its language, no raw keys, and axe finds nothing`, async ({
    page,
  }) => {
    await openAs(page, language);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of casesOf(paths, (one) => paths.indexOf(one) % languages.length === turn))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'));
        await isLoaded(page);
        await expect(page).toHaveURL(path);
        await expectNoRawKeys(page);
        expect(await sidewaysScroll(page), path).toBe(0);
        await expectAccessible(page);
      });
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectNoRawKeys(page);
    await expectAccessible(page);
  });

test('[BOF-01] every page of the back office fits a phone', async ({ page }) => {
  await openAs(page, 'pt_BR');
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await isLoaded(page);
      await expect(page).toHaveURL(path);
      expect(await sidewaysScroll(page), path).toBe(0);
    });
});

test('[BOF-15] two people edit an event at once: the second is told, and loses nothing', async ({
  browser,
  faults,
}) => {
  faults.expect(/412/); // the second user's first attempt
  await speak('es_PE');
  const { slug } = await ownEvent('noche-de-cumbia');
  const open = async () => {
    const context = await browser.newContext({ storageState: session, baseURL: siteUrl });
    const page = await context.newPage();
    faults.watch(page);
    await page.goto(`/back-office/events/${slug}`);
    return page;
  };
  const [first, second] = [await open(), await open()];
  const artist = (page: Page) => page.getByLabel('Artista');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await artist(second).fill('Los Segundos');
  await artist(first).fill('Los Primeros');
  await save(first);
  await expect(first.getByText('Los cambios quedaron guardados.')).toBeVisible();
  await save(second);
  await expect(second.getByText(/otra persona cambió: artista/)).toBeVisible();
  await expect(artist(second)).toHaveValue('Los Segundos');
  await second.getByRole('button', { name: 'Usar lo mío' }).click();
  await save(second);
  await expect(second.getByText('Los cambios quedaron guardados.')).toBeVisible();
});

/** Waits until the page has its content. */
async function isLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
}
