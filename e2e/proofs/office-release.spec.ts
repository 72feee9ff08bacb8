import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/release-site.ts';
import { root } from '../test-site/environment.ts';
import { writeRegistry } from '../test-site/releases.ts';

const name = 'mfe-back-office';

test('[BOF-17] the back office is published to a running site that never knew it, whose pages stay as they are', async ({
  page,
  request,
  site,
}) => {
  const registry = readRegistry(site.outputDir);
  const { [name]: _, ...others } = registry.modules;
  writeRegistry(site.outputDir, { ...registry, modules: others });
  rmSync(join(site.outputDir, 'modules', name), { recursive: true });
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const scriptsOf = async (path: string) => (await htmlOf(path)).match(/(src|href)="[^"]+\.js"/g);
  const shellVersion = async () => (await (await request.get('/registry.json')).json()).shellVersion;
  await expect.poll(async () => (await request.get('/back-office')).url()).toMatch(/\/error404$/);
  const before = { version: await shellVersion(), landing: await scriptsOf('/'), check: await scriptsOf('/qr-check') };
  expect(before.landing).not.toBeNull();

  await page.goto('/faq');
  const env = { ...process.env, OUTPUT_DIR: site.outputDir };
  await promisify(execFile)('npm', ['run', 'release', '--', 'publish', name, '--live'], { cwd: root, env });
  await expect.poll(async () => (await request.get('/back-office')).url()).not.toMatch(/\/error404$/);
  expect({
    version: await shellVersion(),
    landing: await scriptsOf('/'),
    check: await scriptsOf('/qr-check'),
  }).toEqual(before);

  await page.goto('/back-office');
  await expect(page).toHaveURL(/\/back-office\/log-in$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Entra a la oficina' })).toBeVisible();
});
