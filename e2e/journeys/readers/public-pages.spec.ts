import type { Page } from '@playwright/test';
import { publicPages } from '../../screenshots/pages.ts';
import {
  expect,
  expectAccessible,
  expectNoRawKeys,
  pageIsReady,
  sidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { casesOf } from '../../support/matrices.ts';
import { expectControlsInReach } from '../../support/reach.ts';
import { languages } from '../../support/texts.ts';

const windows = {
  '360 px': { width: 360, height: 740 },
  '480 px': { width: 480, height: 800 },
  '959 px': { width: 959, height: 800 },
  '1920 px': { width: 1920, height: 1080 },
  // At 200 % zoom, a window of 1280 × 900 has half the CSS pixels in each direction.
  'zoomed to 200 %': { width: 640, height: 450 },
};
const sizes = casesOf(Object.entries(windows), ([name]) => /^360|zoomed/.test(name));

const commonTexts = /^\/shell\/[^/]+\/[a-z]{2}_[A-Z]{2}\.\w+\.json$/;
const hydrated =
  /^\/registry\.json|^\/config\.js|\/backend\/(channels|countries|locales|events$|landing-slides|recommended-events|search)|\/(shell|mfe-catalog)\/.*\.json$/;

/** Collects the paths that the page requests, without those prefetched for other pages when idle. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] !== 'prefetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Finds duplicated rules of shared components in the page. */
const repeatedRules = (page: Page) =>
  page.evaluate(() => {
    /** Text of each rule of a layer, with its enclosing at-rules. */
    const layered = (rules: CSSRuleList, within = ''): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
          return layered(rule.cssRules, `${within}${rule.cssText.split('{')[0]}{`);
        return within.startsWith('@layer') ? [within + rule.cssText] : [];
      });
    const inline = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
    const rules = inline.flatMap(({ cssRules }) => layered(cssRules));
    if (rules.length < 30) throw new Error('the page came without the styles of shared components');
    return rules.filter((rule, i) => rules.indexOf(rule) !== i);
  });

const visits = Object.entries(publicPages).flatMap(([name, path], i) =>
  languages.map((language, j) => ({ name, path, language, inTurn: j === i % languages.length })),
);

// Every page and every language in each run; each page in each language with the proof.
for (const { name, path, language } of casesOf(visits, ({ inTurn }) => inTurn))
  test(`[LOC-09, HDR-03, FTR-02, FLT-09] ${name} in ${language}: hydrates as it was rendered, has its landmarks, fits every window, each control is in reach, and axe finds nothing`, async ({
    page,
    faults,
  }) => {
    if (name === 'error404') faults.expect(/404/); // its status reports that
    const tag = language.replace('_', '-');
    const requested = requestsOf(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${tag}`);
    await pageIsReady(page);
    await page.waitForLoadState('networkidle');

    // A hydration mismatch would be a console error, which fails every journey.
    const again = requested.filter((address) => hydrated.test(address));
    // The common texts arrive first without error messages, then complete.
    expect(again.filter((address) => !commonTexts.test(address))).toEqual([]);
    expect(again.length).toBeLessThanOrEqual(1);
    expect(requested.filter((address) => address === `/backend${path}`)).toEqual([]);

    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(/Idavuelta/);
    for (const tags of ['head > title', 'meta[name=description]']) await expect(page.locator(tags)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    expect(await repeatedRules(page)).toEqual([]);
    await expectNoRawKeys(page);
    await expectAccessible(page);

    for (const [size, viewport] of sizes) {
      await page.setViewportSize(viewport);
      expect(await sidewaysScroll(page), size).toBeLessThanOrEqual(0);
    }
    await expectControlsInReach(page);
  });
