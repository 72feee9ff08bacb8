import { setTimeout as wait } from 'node:timers/promises';
import { links } from '@idavuelta/shared/contracts';
import { siteUrl } from '../test-site/ports.ts';

const paths = [
  links.home(),
  links.faq(),
  links.event('noche-de-cumbia'),
  links.massiveEvents(),
  links.qrVerification(),
];
const pauseMs = 40;

/** What visitors have experienced so far. */
interface Visits {
  pages: number;
  slowestMs: number;
  /** Pages that were cut off or failed, or whose files did. */
  failures: string[];
}

/** Simulates visitors who open page after page, with every script and style it refers to, until stopped. */
export function startVisitors(count: number) {
  const visits: Visits = { pages: 0, slowestMs: 0, failures: [] };
  let stopped = false;

  async function visitOnAndOn(first: number) {
    for (let turn = first; !stopped; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const started = performance.now();
      const failure = await visit(path).catch((error: Error) => error.message);
      if (failure) visits.failures.push(`${path}: ${failure}`);
      visits.pages += 1;
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - started);
      await wait(pauseMs);
    }
  }
  const under = Array.from({ length: count }, (_, first) => visitOnAndOn(first));

  return {
    visits,
    async stop() {
      stopped = true;
      await Promise.all(under);
      return visits;
    },
  };
}

/** @returns the problem of a page; undefined for a complete page */
async function visit(path: string): Promise<string | undefined> {
  const response = await fetch(siteUrl + path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status !== 200) return `status ${response.status}`;
  if (!html.trimEnd().endsWith('</html>')) return 'cut off';
  if (html.includes('<!--$!-->')) return 'a part of it threw';
  const files = [...html.matchAll(/(?:src|href)="(\/(?:shell|modules)\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  const answers = await Promise.all(files.map(async (file) => [file, (await fetch(siteUrl + file)).status] as const));
  const absent = answers.filter(([, status]) => status !== 200).map(([file]) => file);
  return absent.length ? `no ${absent.join(', ')}` : undefined;
}
