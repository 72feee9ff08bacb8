/** `npm run team -w e2e`: a module's team from clone to published change, on a running site; prints how long each step took. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { links } from '@idavuelta/shared/contracts';
import { chromium, expect } from '@playwright/test';
import { findBrowser, launchFlags } from '../browser/find.ts';
import { outputDir, root } from '../test-site/environment.ts';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';

const name = 'mfe-qr-check';
const texts = `${name}/src/texts/es_PE.json`;
const change = ['Apunta la cámara', 'Hoy también: apunta la cámara'] as const;

const times: [step: string, seconds: number][] = [];
const folder = mkdtempSync(join(tmpdir(), 'team-'));
const checkout = join(folder, 'checkout');

await withTestSite(async () => {
  const paths = (await run(root, '.ci/module', '--paths', name)).trim().split('\n');
  await step('sparse clone', async () => {
    await run(folder, 'git', 'clone', '--quiet', '--no-checkout', '--sparse', `file://${root}`, checkout);
    await run(checkout, 'git', 'sparse-checkout', 'set', ...paths);
    await run(checkout, 'git', 'checkout', '--quiet');
  });
  await step('npm ci, from npm’s cache', () => run(checkout, 'node', 'tools/ready.mjs'));
  await step('change of a text', async () => {
    const file = join(checkout, texts);
    writeFileSync(file, readFileSync(file, 'utf8').replace(...change));
  });
  await step('.ci/module', async () => console.log(await run(checkout, '.ci/module', name)));
  const { version } = JSON.parse(readFileSync(join(checkout, name, 'dist/version.json'), 'utf8')) as {
    version: string;
  };
  await step('publish', () => run(checkout, 'npm', 'run', 'release', '--', 'publish', name));
  await step('promote', () => run(checkout, 'npm', 'run', 'release', '--', 'promote', name, version));
  await step('the page shows it in a browser', showsChange);
});
rmSync(folder, { recursive: true });

for (const [what, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`);
console.log(
  `${times
    .reduce((sum, [, seconds]) => sum + seconds, 0)
    .toFixed(1)
    .padStart(7)} s  together`,
);

async function step(what: string, work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  times.push([what, (performance.now() - started) / 1000]);
}

async function showsChange() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  try {
    const page = await browser.newPage({ locale: 'es-PE' });
    await page.goto(siteUrl + links.qrVerification());
    await expect(page.getByText(change[1])).toBeVisible();
  } finally {
    await browser.close();
  }
}

/** @throws Error with what the command printed */
async function run(cwd: string, program: string, ...words: string[]) {
  const env = { ...process.env, OUTPUT_DIR: outputDir, npm_config_prefer_offline: 'true' };
  const command = program.startsWith('.') ? join(cwd, program) : program;
  return (await promisify(execFile)(command, words, { cwd, env, maxBuffer: 16_000_000 })).stdout;
}
