/** `npm run budgets -w e2e`: compares the JavaScript of each route with its budget and its earlier size. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchFlags } from '../browser/find.ts';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { type SentFile, sentScripts } from './measure.ts';
import { budgets, type RouteBudget } from './routes.ts';

const file = join(import.meta.dirname, 'sizes.json');
/** Bytes per file that a page needs, alone and together with prefetched files. */
type RouteSizes = Record<'needed' | 'ahead', Record<string, number>>;
const before: Record<string, RouteSizes> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const sizes: Record<string, RouteSizes> = {};

await withTestSite(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  try {
    print('route', ['JS KB', 'budget', 'before', '+ ahead', 'budget', 'before', 'files']);
    for (const budget of budgets) {
      const needed = await sentScripts(browser, siteUrl + budget.path, 'saveData');
      const ahead = await sentScripts(browser, siteUrl + budget.path, 'fastLine');
      checkBudget(budget, needed, ahead);
      sizes[budget.route] = { needed: bytesByName(needed), ahead: bytesByName(ahead) };
    }
  } finally {
    await browser.close();
  }
});
if (process.argv.includes('--save')) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);

/** Checks a route against its budget: prints its line and its problems, and sets the exit code. */
function checkBudget({ route, javascript, withAhead, never }: RouteBudget, needed: SentFile[], ahead: SentFile[]) {
  const old = before[route];
  const overs = [
    { sent: needed, old: old?.needed, over: total(needed) > javascript * 1000 },
    { sent: ahead, old: old?.ahead, over: total(ahead) > withAhead * 1000 },
  ];
  print(
    route,
    [
      kb(total(needed)),
      String(javascript),
      old ? kb(sum(Object.values(old.needed))) : '–',
      kb(total(ahead)),
      String(withAhead),
      old ? kb(sum(Object.values(old.ahead))) : '–',
      String(needed.length),
    ],
    overs.some(({ over }) => over) ? '  OVER' : '',
  );
  for (const { sent, old, over } of overs) if (over) printGrowth(sent, old ?? {});
  const forbidden = ahead.filter(({ name }) => never?.test(name));
  for (const { name } of forbidden) console.error(`  ${name} must not be fetched here`);
  if (forbidden.length || overs.some(({ over }) => over)) process.exitCode = 1;
}

function print(route: string, cells: string[], end = '') {
  console.log(`${route.padEnd(18)} ${cells.map((cell) => cell.padStart(10)).join('')}${end}`);
}

/** Prints what grew since the sizes were last saved (`--save`), largest first. */
function printGrowth(sent: SentFile[], old: Record<string, number>) {
  const grown = sent
    .map(({ name, bytes }) => ({ name, bytes, more: bytes - (old[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  for (const { name, bytes, more } of grown) console.error(`  +${kb(more).padStart(6)} KB  ${name} (${kb(bytes)})`);
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1);
}

function bytesByName(sent: SentFile[]) {
  return Object.fromEntries(sent.map(({ name, bytes }) => [name, bytes]));
}

function total(sent: SentFile[]) {
  return sum(sent.map(({ bytes }) => bytes));
}

function sum(numbers: number[]) {
  return numbers.reduce((all, number) => all + number, 0);
}
