import type { Registry } from '@idavuelta/shared/contracts';
import { templateOf } from '../render/template.ts';

/**
 * The `Link` header by which browsers ask for the site's font as soon as they have a page's headers. On a slow line the
 * document keeps them busy for a while then, and nothing else would be on its way.
 * @param read returns the text of a release's file by its address
 * @returns a function of the registry; it gives nothing for a shell whose page has no place called `font`
 */
export function createFontHeader(read: (address: string) => string) {
  const headers = new WeakMap<Registry, string | undefined>();

  return (registry: Registry): string | undefined => {
    const { shell } = registry;
    if (!shell) return undefined;
    if (!headers.has(registry)) {
      const [address] = templateOf(read(shell.current.base + shell.current.page)).wordsOf('font');
      headers.set(registry, address && `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    }
    return headers.get(registry);
  };
}
