import { startCommand } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { ports, siteUrl } from '../test-site/ports.ts';

test.describe('a host that is not ours', () => {
  const port = String(ports.site + 60);
  let host: Awaited<ReturnType<typeof startCommand>>;
  let errors: Error[];

  test.beforeAll(async () => {
    host = await startCommand(['foreign-host', '-w', 'lab', '--', siteUrl, port], {}, 'foreign host at');
  });
  test.afterAll(() => host.stop());
  test.beforeEach(({ page }) => {
    errors = [];
    page.on('pageerror', (error) => errors.push(error));
  });

  test('with the federation library alone shows the questions and the wizard of the live releases', async ({
    page,
  }) => {
    await page.goto(`http://localhost:${port}/`); // responds once webpack has compiled the host
    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
    await page.getByText('¿Puedo cancelar y recuperar mi dinero?').click();
    await page.getByRole('link', { name: 'mfe-booking' }).click();
    await expect(page.getByRole('heading', { name: 'Elige tus boletos' })).toBeVisible();
    await page.getByLabel('Provincia').selectOption('Lima');
    await expect(page.getByText('Van compartida')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('with the library’s runtime alone, without its plugin, shows the questions of the live release', async ({
    page,
  }) => {
    await page.goto(`http://localhost:${port}/runtime-only.html`);
    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
    await page.getByText('¿Puedo cancelar y recuperar mi dinero?').click();
    expect(errors).toEqual([]);
  });
});

test('a page of the site lists host, modules and versions for the library’s browser extension', async ({ page }) => {
  await page.goto('/faq');
  const listed = () =>
    page.evaluate(() => {
      const { moduleInfo } = Reflect.get(window, '__FEDERATION__') as { moduleInfo: Record<string, object> };
      return moduleInfo;
    });
  const { modules } = await (await page.request.get('/registry.json')).json();
  const { version, entry } = modules['mfe-catalog'].current;
  await expect.poll(listed).toMatchObject({ [`mfe-catalog:${version}`]: { version, remoteEntry: entry } });
  const [host] = Object.entries(await listed()).find(([name]) => name.startsWith('idv_shell_')) ?? [];
  expect(host && (await listed())[host]).toMatchObject({ remotesInfo: { 'mfe-catalog': { matchedVersion: version } } });
});
