import { startCommand } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { ports, siteUrl } from '../test-site/ports.ts';

test('a host with the federation library alone shows the questions and the wizard of the live releases', async ({
  page,
}) => {
  test.setTimeout(180_000); // webpack compiles the host first
  const port = String(ports.site + 60);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { stop } = await startCommand(['foreign-host', '-w', 'lab', '--', siteUrl, port], {}, 'foreign host at');
  try {
    await page.goto(`http://localhost:${port}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
    await page.getByText('¿Puedo cancelar y recuperar mi dinero?').click();
    await page.getByRole('link', { name: 'mfe-booking' }).click();
    await expect(page.getByRole('heading', { name: 'Elige tus boletos' })).toBeVisible();
    await page.getByLabel('Provincia').selectOption('Lima');
    await expect(page.getByText('Van compartida')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await stop();
  }
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
