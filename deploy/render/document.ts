import type { Registry, RenderedContent, RouteMatch } from '@idavuelta/shared/contracts';
import { createStyleInliner } from './inline-styles.ts';
import { releaseBase } from './release-files.ts';
import { scriptPreload } from './script-preload.ts';
import { parseTemplate } from './template.ts';

/**
 * Builds the documents of rendered pages from the shell's `index.html`: head tags, inlined style sheets (no request
 * before the first paint), content, then the shell's scripts, the list of further scripts needed for hydration, and the
 * hydration payload.
 * @param read returns the text of a release's file by its address
 */
export function createDocuments(read: (address: string) => string) {
  const inlineStyles = createStyleInliner(read);

  /**
   * @param origin of the requested page
   * @returns the parts of the document
   * @throws Error when no shell is published
   */
  return (
    page: RenderedContent,
    match: RouteMatch | undefined,
    { shell, modules }: Registry,
    origin: string,
  ): string[] => {
    if (!shell) throw new Error('no shell is published');
    const { base, page: templateFile, chunks } = shell.current;
    const { current, previous } = (match && modules[match.route.module]) ?? {};
    const owner = page.release && previous?.version === page.release ? previous : current;
    const route = owner?.routes.find(({ path }) => path === match?.route.path);
    const exposes = [owner?.state, route?.page].flatMap((expose) => (expose && owner?.exposes?.[expose]) || []);
    const folder = owner ? releaseBase(owner.entry) : '';
    const preload = (address: string, integrity?: string) => scriptPreload(address, origin, integrity);
    const preloads = owner
      ? [
          preload(owner.entry, owner.integrity),
          ...(exposes.some(({ queries }) => queries)
            ? chunks.queries.map((file) => preload(`${base}${file.path}`, file.integrity))
            : []),
          ...exposes.flatMap(({ scripts }) => scripts.map((file) => preload(`${folder}${file.path}`, file.integrity))),
        ]
      : [];
    const styles = exposes.flatMap((files) => files.styles.map((style) => `${folder}${style}`));
    const template = parseTemplate(read(`${base}${templateFile}`));
    return template.parts({
      html: () => `<html lang="${page.language}">`,
      head: ({ content }) => page.head || content,
      // The payload contains what `start` fetches, and the scripts follow the content.
      start: () => '',
      scripts: () => '',
      styles: ({ words }) => inlineStyles([...words, ...styles]),
      app: () => page.body,
      end: () => [template.contentOf('scripts'), deferLinks(preloads), page.hydrationPayload].join(''),
    });
  };
}

/**
 * Links that the shell loads after its first script (`tools/build/before-main.ts`): on a slow connection the layout is
 * interactive sooner when the page's files do not compete with it, and they arrive during hydration.
 */
const deferLinks = (links: string[]) => (links.length ? `<template id="page-files">${links.join('')}</template>` : '');
