import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Container } from 'postcss';

/** Sets of style sheets in the cache: one per route and set of releases. */
const maxEntries = 100;

/** At-rules whose content is rules. */
const groupingRules = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Makes the style elements of a page's style sheets, once for each set of them. A rule of a cascade layer that an earlier
 * sheet of the page has is left out: shell and modules each bring the shared styles that they use.
 * @param read returns the text of a style sheet by its address
 */
export function createStyleInliner(read: (address: string) => string) {
  const elements = new LRUCache<string, string>({ max: maxEntries });
  return (addresses: string[]): string => {
    const key = addresses.join(' ');
    const made = elements.get(key) ?? styleElements(addresses, read);
    elements.set(key, made);
    return made;
  };
}

function styleElements(addresses: string[], read: (address: string) => string) {
  const seen = new Set<string>();
  return addresses
    .map((address) => {
      const sheet = postcss.parse(withAbsoluteUrls(read(address), address));
      leaveOutRepeated(sheet, seen);
      // `data-href` tells webpack's loader of CSS chunks that the style sheet is in the page already.
      return `<style data-href="${address}">${sheet}</style>`;
    })
    .join('');
}

/**
 * Takes rules out that an earlier sheet has in the same layer and under the same conditions. Only layers are looked at:
 * the order of rules outside of them matters. In a layer, rules of two files never meet on one element.
 * @param within the at-rules around the container
 */
function leaveOutRepeated(container: Container, seen: Set<string>, within = '') {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'atrule' && node.nodes && groupingRules.has(node.name)) {
      leaveOutRepeated(node, seen, `${within}@${node.name} ${node.params}{`);
      if (!node.nodes.length) node.remove();
    } else if (within.startsWith('@layer')) {
      const rule = within + node;
      if (seen.has(rule)) node.remove();
      seen.add(rule);
    }
  }
}

/** A style sheet's URLs are relative to its file; inlined, they must be absolute paths. */
const withAbsoluteUrls = (css: string, address: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://x${address}`).pathname}${quote})`,
  );
