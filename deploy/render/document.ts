import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release, RenderedContent } from '@idavuelta/shared/contracts';
import { baseOf } from './server-bundles.ts';

/** Reads files of releases once: they never change. */
export function createFiles(outputDir: string) {
  const kept = new Map<string, string>();
  return (address: string) => {
    const text = kept.get(address) ?? readFileSync(join(outputDir, address), 'utf8');
    kept.set(address, text);
    return text;
  };
}

/** The registry as a browser needs it: which files belong to a route is for the server. */
export const forBrowsers = ({ revision, modules }: Registry): Registry => ({
  revision,
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, { current, previous, canary }]) => [
      name,
      {
        current: slim(current),
        ...(previous && { previous: slim(previous) }),
        ...(canary && { canary: { ...canary, release: slim(canary.release) } }),
      },
    ]),
  ),
});

const slim = ({ server: _, ...release }: Release): Release => ({
  ...release,
  routes: release.routes.map(({ files: __, ...route }) => route),
});

/**
 * The whole HTML of a rendered page: the shell's page with the head tags, styles in place (no request before the first
 * paint), the content, what the browser needs to take it over, and all scripts for that, fetched at once behind what
 * the visitor sees.
 */
export function documentOf(page: RenderedContent, { shell, modules }: Registry, read: (address: string) => string) {
  if (!shell) throw new Error('no shell is published');
  const { base, page: template, chunks } = shell.current;
  const owner = page.owner && modules[page.owner.module]?.current;
  const route = owner?.routes.find(({ path }) => path === page.owner?.route);
  const files = route?.files;
  const folder = owner ? baseOf(owner.entry) : '';

  const styles = (files?.styles ?? []).map((file) => style(`${folder}${file}`, read));
  const scripts = owner
    ? [
        preload(owner.entry, owner.integrity),
        ...(route?.public ? chunks.queries.map((file) => preload(`${base}${file}`)) : []),
        ...(files?.scripts ?? []).map((file) => preload(`${folder}${file}`)),
      ]
    : [];
  const html = read(`${base}${template}`);
  const main = /<script defer="defer" src="\/shell\/[^"]+"><\/script>/.exec(html)?.[0] ?? '';
  return html
    .replace(main, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`)
    .replace(/<title>[^<]*<\/title>/, (title) => page.head || title)
    .replace(/<link rel="preload" href="\/registry\.json"[^>]*>/, '')
    .replace(/<script defer="defer" src="\/config\.js"><\/script>|<script defer src="\/config\.js"><\/script>/, '')
    .replace(/<link href="([^"]+\.css)" rel="stylesheet">/g, (_, address: string) => style(address, read))
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.body}</div>${main}${scripts.join('')}${page.hydrationPayload}`,
    );
}

/** `data-href` tells the loader of styles that the file is there. */
const style = (address: string, read: (address: string) => string) =>
  `<style data-href="${address}">${withAddresses(read(address), address)}</style>`;

/** Addresses in a style sheet are relative to it: in the page they must be whole. */
const withAddresses = (css: string, address: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://x${address}`).pathname}${quote})`,
  );

/** Behind pictures and styles. As the shell will ask for it: without the integrity it would be fetched twice. */
const preload = (address: string, integrity?: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}"${integrity ? ` integrity="${integrity}"` : ''}>`;
