import type { Registry, RenderedContent, RouteMatch } from '@idavuelta/shared/contracts';
import { releaseBase } from './release-files.ts';

/**
 * The HTML document of a rendered page, made from the shell's `index.html`: the head tags, the style sheets inlined (no
 * request before the first paint), the content, and behind it the hydration payload and preloads of all scripts that
 * hydration needs.
 * @param read returns the text of a release's file by its address
 * @throws Error when no shell is published
 */
export function documentOf(
  page: RenderedContent,
  match: RouteMatch | undefined,
  { shell, modules }: Registry,
  read: (address: string) => string,
) {
  if (!shell) throw new Error('no shell is published');
  const { base, page: template, chunks } = shell.current;
  const { current, previous } = (match && modules[match.route.module]) ?? {};
  const owner = page.release && previous?.version === page.release ? previous : current;
  const route = owner?.routes.find(({ path }) => path === match?.route.path);
  const exposes = route ? ['./module.ts', route.page].flatMap((expose) => owner?.exposes?.[expose] ?? []) : [];
  const folder = owner ? releaseBase(owner.entry) : '';

  const styles = exposes.flatMap((files) => files.styles.map((file) => inlineStyle(`${folder}${file}`, read)));
  const preloads = owner
    ? [
        preload(owner.entry, owner.integrity),
        ...(route?.public ? chunks.queries.map((file) => preload(`${base}${file.path}`, file.integrity)) : []),
        ...exposes.flatMap(({ scripts }) => scripts.map((file) => preload(`${folder}${file.path}`, file.integrity))),
      ]
    : [];
  const html = read(`${base}${template}`);
  const main = /<script defer="defer" src="\/shell\/[^"]+"[^>]*><\/script>/.exec(html)?.[0] ?? '';
  return html
    .replace(main, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`)
    .replace(/<title>[^<]*<\/title>/, (title) => page.head || title)
    .replace(/<link rel="preload" href="\/registry\.json"[^>]*>/, '')
    .replace(/<script defer="defer" src="\/config\.js"><\/script>|<script defer src="\/config\.js"><\/script>/, '')
    .replace(/<link href="([^"]+\.css)"[^>]* rel="stylesheet">/g, (_, address: string) => inlineStyle(address, read))
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.body}</div>${main}${preloads.join('')}${page.hydrationPayload}`,
    );
}

/** `data-href` tells webpack's loader of CSS chunks that the style sheet is in the page already. */
const inlineStyle = (address: string, read: (address: string) => string) =>
  `<style data-href="${address}">${withAbsoluteUrls(read(address), address)}</style>`;

/** A style sheet's URLs are relative to its file; inlined, they must be absolute paths. */
const withAbsoluteUrls = (css: string, address: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://x${address}`).pathname}${quote})`,
  );

/**
 * Low priority: pictures and fonts come first. The integrity must be the one that the shell uses when it loads the
 * script, or the browser fetches the file twice.
 */
const preload = (address: string, integrity?: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}"${integrity ? ` integrity="${integrity}"` : ''}>`;
