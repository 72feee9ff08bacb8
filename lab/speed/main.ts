/**
 * Measures how fast the site is, as tables; five visits each (or `--runs`), about a quarter of an hour.
 *   npm run speed                  every public page, on a slow phone's CPU and line, with an empty cache, in turns with
 *                                  the reference page (lab/reference), as ratios to it
 *   npm run speed -- landing       only these pages
 *   npm run speed -- server        pages per second that one gateway renders on one core
 *   npm run speed -- profile       where the gateway spends its time rendering an uncached landing page
 *   npm run speed -- ticket-check  from opening the ticket check to the first code read, cold and installed
 *   npm run speed -- office        waiting times of staff in the back office
 *   npm run speed -- --lighthouse  Lighthouse's mobile scores of the busiest pages, or of the named ones
 *   npm run speed -- landing --beside http://localhost:4000/
 *                                  these pages and the other URL in turns, as ratios; may be given several times
 *   npm run speed -- faq --once    one visit each, to check that the command works
 */
import { parseArgs } from 'node:util';
import { findWholeBrowser, launchFlags } from '@idavuelta/e2e/browser/find.ts';
import { siteUrl } from '@idavuelta/e2e/test-site/ports.ts';
import { withTestSite } from '@idavuelta/e2e/test-site/with-test-site.ts';
import { chromium } from '@playwright/test';
import { raiseCpuShare } from '../raise-cpu-share.ts';
import { measureBeside } from './beside.ts';
import { measureLighthouse } from './lighthouse.ts';
import { printMachine } from './machine.ts';
import { measureOffice } from './office.ts';
import { measurePages } from './pages.ts';
import { measureServer, profileServer } from './server.ts';
import { measureTicketCheck } from './ticket-check.ts';

/**
 * DevTools requests a stack trace of each network request; its source positions would make V8 parse whole scripts a
 * second time, 40 ms on a phone, which no visitor experiences. With eager positions nothing is parsed twice.
 */
const withPlaces = '--js-flags=--no-enable-lazy-source-positions';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    once: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
  },
});
const runs = values.once ? 1 : Number(values.runs);
const [first] = positionals;
raiseCpuShare();
await withTestSite(() => {
  if (first === 'server') return measureServer(values.once);
  if (first === 'profile') return profileServer(values.once);
  if (first === 'ticket-check') return measureTicketCheck(siteUrl, runs);
  return values.lighthouse ? measureLighthouse(siteUrl, positionals, runs) : measureSite();
});

async function measureSite() {
  const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: [...launchFlags, withPlaces] });
  try {
    await printMachine(browser);
    if (first === 'office') return await measureOffice(browser, siteUrl, runs);
    if (values.beside.length === 0) return await measurePages(browser, siteUrl, positionals, runs);
    const names = positionals.length ? positionals : ['landing'];
    await measureBeside(browser, { site: siteUrl, names, others: values.beside, runs });
  } finally {
    await browser.close();
  }
}
