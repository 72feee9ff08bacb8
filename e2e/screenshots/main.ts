/**
 * `npm run screenshots`: every public page, whole, at 360 and 1280 px, into `.local/screenshots`.
 *   npm run screenshots -- landing contact   only these pages
 *   npm run screenshots -- --all             also at the breakpoints between, and at 1920 px
 *   npm run screenshots -- --language=en_US  in another language
 *   npm run screenshots -- --url=http://localhost:3000   of a site that runs already
 *   npm run screenshots -- --fold            only what the window shows
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@idavuelta/shared/contracts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, launchFlags } from '../browser/find.ts';
import { layOutAll } from '../support/lay-out-all.ts';
import { root } from '../test-site/environment.ts';
import { siteUrl } from '../test-site/ports.ts';
import { withTestSite } from '../test-site/with-test-site.ts';
import { publicPages, widths } from './pages.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
    language: { type: 'string', default: 'es_PE' },
    url: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !publicPages[name]);
if (unknown) throw new Error(`${unknown} is no page. Choose from: ${Object.keys(publicPages).join(', ')}`);
const names = positionals.length ? positionals : Object.keys(publicPages);
const language = languageOf(options.language);
const folder = join(root, '.local/screenshots');
mkdirSync(folder, { recursive: true });

async function takeAll(site: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  try {
    for (const width of options.all ? widths.all : widths.default)
      for (const name of names) await take(browser, site, name, width);
  } finally {
    await browser.close();
  }
  console.log(`${taken} pictures`);
  console.log(`in ${folder}`);
}

function languageOf(text: string): Language {
  const language = languages.find((known) => known === text);
  if (!language) throw new Error(`${text} is none of ${languages.join(', ')}`);
  return language;
}

async function openContext(browser: Browser, baseURL: string, width: number) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 960 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'idavuelta-locale', value: `PE.${language}`, url: baseURL }]);
  return context;
}

let taken = 0;

function pathOf(name: string, width: number) {
  taken += 1;
  return join(folder, `${name}-${width}.png`);
}

async function take(browser: Browser, site: string, name: string, width: number) {
  const context = await openContext(browser, site, width);
  const page = await context.newPage();
  await page.goto(publicPages[name] ?? '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!options.fold) {
    await scrollThrough(page);
    await layOutAll(page);
  }
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: pathOf(name, width), fullPage: !options.fold });
  await context.close();
}

/** Lazy content loads only after it has been near the viewport. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    window.scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

if (options.url) await takeAll(options.url);
else await withTestSite(() => takeAll(siteUrl));
