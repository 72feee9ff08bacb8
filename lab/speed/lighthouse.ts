import { findWholeBrowser, launchFlags } from '@idavuelta/e2e/browser/find.ts';
import { publicPages } from '@idavuelta/e2e/screenshots/pages.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** The pages audited by default. */
const judged: Record<string, string> = {
  landing: '/',
  event: '/event/noche-de-cumbia',
  'massive-events': '/massive-events',
  faq: '/faq',
  'ticket-check': '/qr-verification',
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/**
 * The goal is 100 everywhere. Below these scores the command fails: a busy machine costs 20 points and more, but only
 * of performance.
 */
const minPoints: Record<Category, number> = { performance: 65, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The ticket check asks search engines to skip it, which costs points. */
const isExempt = (page: string, category: Category) => page === 'ticket-check' && category === 'seo';

/**
 * Prints Lighthouse's mobile scores of pages, with the audits that cost points; the median of `runs` visits. Sets the
 * exit code when a page is below its minimum.
 */
export async function measureLighthouse(site: string, only: string[], runs: number) {
  const names = only.length ? only : Object.keys(judged);
  const chrome = await launch({ chromePath: findWholeBrowser(), chromeFlags: [...launchFlags, '--headless=new'] });
  try {
    await judge(site, chrome.port); // excludes the server's own first rendering
    console.log(`${'page'.padEnd(16)} ${categories.map((name) => name.padStart(15)).join('')}`);
    for (const name of names) {
      const results: Result[] = [];
      const path = judged[name] ?? publicPages[name];
      if (path === undefined) throw new Error(`${name} is no page`);
      for (let run = 0; run < runs; run += 1) results.push(await judge(site + path, chrome.port));
      const points = (result: Result) => scoreOf(result, 'performance');
      const result = results.sort((a, b) => points(a) - points(b))[Math.floor(runs / 2)];
      if (result) report(name, result);
    }
    console.log(`goal: 100 everywhere; at least ${categories.map((name) => `${name} ${minPoints[name]}`).join(', ')}`);
  } finally {
    chrome.kill();
  }
}

async function judge(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!outcome) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return outcome.lhr;
}

function report(name: string, result: Result) {
  const cells = categories.map((category) => {
    const points = scoreOf(result, category);
    const missed = points < minPoints[category] && !isExempt(name, category);
    if (missed) process.exitCode = 1;
    return `${points}${missed ? '!' : ' '}`.padStart(15);
  });
  console.log(`${name.padEnd(16)} ${cells.join('')}`);
  for (const category of categories) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id];
      if (!audit || !weight || audit.score === null || audit.score >= 1) continue;
      const points = `${Math.round(audit.score * 100)}`.padStart(5);
      console.log(
        `${points}  ${category}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''} (${id})`,
      );
    }
  }
}

const scoreOf = (result: Result, category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
