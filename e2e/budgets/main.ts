/** `npm run budgets -w e2e`: the JavaScript of each route, against its budget and against what it was. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchFlags } from '../browser/find.ts';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { type SentFile, sentScripts } from './measure.ts';
import { budgets } from './routes.ts';

const file = join(import.meta.dirname, 'sizes.json');
type Sizes = Record<string, Record<string, number>>;
const before: Sizes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const sizes: Sizes = {};
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

await withTestSite(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  try {
    console.log(`${'route'.padEnd(20)} ${'JS KB'.padStart(7)} ${'budget'.padStart(7)} ${'before'.padStart(7)} files`);
    for (const { route, path, javascript, never } of budgets) {
      const sent = await sentScripts(browser, siteUrl + path);
      const total = sum(sent.map(({ bytes }) => bytes));
      const old = before[route] ? kb(sum(Object.values(before[route]))) : '–';
      const over = total > javascript * 1000;
      const forbidden = sent.filter(({ name }) => never?.test(name));
      console.log(
        `${route.padEnd(20)} ${kb(total).padStart(7)} ${String(javascript).padStart(7)} ${old.padStart(7)} ${String(sent.length).padStart(5)}${over ? '  OVER' : ''}`,
      );
      sizes[route] = Object.fromEntries(sent.map(({ name, bytes }) => [name, bytes]));
      if (over) printGrowth(sent, before[route] ?? {});
      for (const { name } of forbidden) console.error(`  ${name} must not be fetched here`);
      if (over || forbidden.length) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});
if (process.argv.includes('--save')) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);

/** What grew since the sizes were last saved (`--save`), largest first. */
function printGrowth(sent: SentFile[], old: Record<string, number>) {
  const grown = sent
    .map(({ name, bytes }) => ({ name, bytes, more: bytes - (old[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  for (const { name, bytes, more } of grown) console.error(`  +${kb(more).padStart(6)} KB  ${name} (${kb(bytes)})`);
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
