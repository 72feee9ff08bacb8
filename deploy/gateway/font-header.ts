import type { Registry } from '@idavuelta/shared/contracts';
import { parseTemplate } from '../render/template.ts';

/**
 * Builds the `Link` header that makes browsers fetch the site's font when they receive a page's headers. On a slow
 * connection the document takes a while, during which nothing else would be loading.
 * @param read returns the text of a release's file by its address
 * @returns a function of the registry; undefined for a shell whose page has no placeholder `font`
 */
export function createFontHeader(read: (address: string) => string) {
  const headers = new WeakMap<Registry, string | undefined>();

  return (registry: Registry): string | undefined => {
    const { shell } = registry;
    if (!shell) return undefined;
    if (!headers.has(registry)) {
      const [address] = parseTemplate(read(shell.current.base + shell.current.page)).wordsOf('font');
      headers.set(registry, address && `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    }
    return headers.get(registry);
  };
}
