import type { Registry, RenderedContent, RouteMatch } from '@idavuelta/shared/contracts';
import { releaseBase } from './release-files.ts';
import { templateOf } from './template.ts';

/**
 * Makes the documents of rendered pages from the shell's `index.html`: the head tags, the style sheets inlined (no
 * request before the first paint), the content, and behind it the scripts, preloads of all scripts that hydration needs,
 * and the hydration payload.
 * @param read returns the text of a release's file by its address
 */
export function createDocuments(read: (address: string) => string) {
  const inlineStyle = createStyleInliner(read);

  /** @throws Error when no shell is published */
  return (page: RenderedContent, match: RouteMatch | undefined, { shell, modules }: Registry): string => {
    if (!shell) throw new Error('no shell is published');
    const { base, page: templateFile, chunks } = shell.current;
    const { current, previous } = (match && modules[match.route.module]) ?? {};
    const owner = page.release && previous?.version === page.release ? previous : current;
    const route = owner?.routes.find(({ path }) => path === match?.route.path);
    const exposes = route ? ['./module.ts', route.page].flatMap((expose) => owner?.exposes?.[expose] ?? []) : [];
    const folder = owner ? releaseBase(owner.entry) : '';
    const preloads = owner
      ? [
          preload(owner.entry, owner.integrity),
          ...(route?.public ? chunks.queries.map((file) => preload(`${base}${file.path}`, file.integrity)) : []),
          ...exposes.flatMap(({ scripts }) => scripts.map((file) => preload(`${folder}${file.path}`, file.integrity))),
        ]
      : [];
    const styles = exposes.flatMap((files) => files.styles.map((style) => `${folder}${style}`));
    const template = templateOf(read(`${base}${templateFile}`));
    return template.fill({
      html: () => `<html lang="${page.language}">`,
      head: ({ content }) => page.head || content,
      // The payload has what these fetch; the scripts stand behind the content.
      start: () => '',
      scripts: () => '',
      styles: ({ words }) => [...words, ...styles].map(inlineStyle).join(''),
      app: () => page.body,
      end: () => [template.contentOf('scripts'), ...preloads, page.hydrationPayload].join(''),
    });
  };
}

/** @returns a function that makes the style element of a style sheet's address, once for each */
function createStyleInliner(read: (address: string) => string) {
  const elements = new Map<string, string>();
  return (address: string) => {
    // `data-href` tells webpack's loader of CSS chunks that the style sheet is in the page already.
    const element =
      elements.get(address) ?? `<style data-href="${address}">${withAbsoluteUrls(read(address), address)}</style>`;
    elements.set(address, element);
    return element;
  };
}

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
