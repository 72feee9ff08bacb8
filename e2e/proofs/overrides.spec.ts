import { links } from '@idavuelta/shared/contracts';
import { startCommand } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { browserThatSeesACode, expectReadInWorker } from '../support/reading.ts';
import { ports } from '../test-site/ports.ts';

const module = 'mfe-qr-check';

test('?module= takes one module from a developer’s machine until the panel ends it', async ({ page }) => {
  test.setTimeout(180_000); // webpack compiles the module first
  const port = ports.site + 60;
  const origin = `http://localhost:${port}`;
  const { stop } = await startCommand(['override', '--', module], { OVERRIDE_PORT: String(port) }, 'open any page');
  const entries: string[] = [];
  page.on('request', (request) => request.url().includes('remoteEntry') && entries.push(new URL(request.url()).origin));
  const panel = page.getByRole('complementary').filter({ hasText: module });
  const scan = page.getByRole('button', { name: 'Escanear Código' });
  try {
    // The page belongs to another module and was rendered on the server.
    await page.goto(`${links.faq()}?module=${module}@${origin}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
    await expect(page).toHaveURL(links.faq());
    await expect(panel).toContainText(origin);

    entries.length = 0;
    await page.goto(links.qrVerification());
    await expect(scan).toBeVisible();
    expect(entries).toContain(origin);

    await panel.locator('summary').click();
    await panel.getByRole('button', { name: `Quitar: ${module}` }).click();
    await expect(panel).toBeHidden();
    entries.length = 0;
    await page.reload();
    await expect(scan).toBeVisible();
    expect(entries).not.toContain(origin);

    await page.goto(`${links.faq()}?module=${module}@https://elsewhere.example`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
    await expect(panel).toBeHidden();
  } finally {
    await page.goto('about:blank');
    await stop();
  }
});

test('[QRC-01] codes are read in a worker where the module comes from another origin than the page, too', async () => {
  test.setTimeout(180_000); // webpack compiles the module first
  const port = ports.site + 60;
  const origin = `http://localhost:${port}`;
  const { stop } = await startCommand(['override', '--', module], { OVERRIDE_PORT: String(port) }, 'open any page');
  const browser = await browserThatSeesACode();
  const page = await browser.newPage();
  const origins: string[] = [];
  page.on('request', (request) => /worker|\.js$/.test(request.url()) && origins.push(new URL(request.url()).origin));
  try {
    await expectReadInWorker(page, `?module=${module}@${origin}`);
    expect(origins).toContain(origin);
  } finally {
    await browser.close();
    await stop();
  }
});
