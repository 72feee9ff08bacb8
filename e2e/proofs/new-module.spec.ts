import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sparseCopy } from '@idavuelta/tools/testing/checkout.ts';
import { expect, test } from '../support/fixtures.ts';
import { commandsOfPage } from '../test-site/commands-of-page.ts';
import { environment, outputDir, root } from '../test-site/environment.ts';
import { keepRegistry } from '../test-site/releases.ts';

const name = 'mfe-gift-cards';
const path = '/gift-cards';

test('[MOD-09] a new module adds a route, rendered on the server, to a running site; a change of it is rolled back', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000); // the commands check, test and build a module
  const shellVersion = async () => (await (await request.get('/registry.json')).json()).shellVersion;
  const html = async () => (await request.get(path)).text();
  const before = await shellVersion();
  expect((await request.get(path)).url()).toMatch(/\/error404$/);

  const paths = (await run('.ci/module --paths mfe-qr-check', root)).trim().split('\n');
  const checkout = await sparseCopy([...paths, 'tools/new-module']);
  const { restore } = keepRegistry(outputDir);
  try {
    for (const command of commandsOfPage('new-module.md')) await run(command, checkout.folder);
    expect(await html()).toMatch(/<h1[^>]*>Página nueva<\/h1>.*<li>Perú<\/li>/s);
    expect(await shellVersion()).toBe(before);
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Página nueva');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página nueva');

    const texts = join(checkout.folder, name, 'src/texts/es_PE.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Página nueva"', '"Tarjetas de regalo"'));
    await run(`npm run release -- build ${name}`, checkout.folder);
    await run(`npm run release -- publish ${name} --live`, checkout.folder);
    expect(await html()).toMatch(/<h1[^>]*>Tarjetas de regalo<\/h1>/);
    await run(`npm run release -- rollback ${name}`, checkout.folder);
    expect(await html()).toMatch(/<h1[^>]*>Página nueva<\/h1>/);
  } finally {
    restore();
    checkout.remove();
  }
});

/** Runs a command in a checkout, with the test site's environment. @throws Error with its output */
async function run(command: string, cwd: string) {
  const [program = '', ...words] = command.split(' ');
  const { OUTPUT_DIR } = environment;
  return (await promisify(execFile)(program, words, { cwd, env: { ...process.env, OUTPUT_DIR } })).stdout;
}
