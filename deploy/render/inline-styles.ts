import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Container } from 'postcss';

/** Maximum number of cached sets of style sheets: one per route and set of releases. */
const maxEntries = 100;

/** At-rules that contain rules. */
const groupingRules = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Creates a page's style elements, once per set of style sheets. A rule in a cascade layer that repeats one of an
 * earlier sheet is dropped: shell and modules each include the shared styles they use.
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
      // `data-href` tells webpack's loader of CSS chunks that the style sheet is already in the page.
      return `<style data-href="${address}">${sheet}</style>`;
    })
    .join('');
}

/**
 * Drops rules that an earlier sheet has in the same layer and under the same conditions. Only layers are considered,
 * because outside of them the order of rules matters; within a layer, rules of two files never apply to the same
 * element.
 * @param within at-rules around the container
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

/** Makes the URLs of a style sheet absolute, because they are relative to its file. */
const withAbsoluteUrls = (css: string, address: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://x${address}`).pathname}${quote})`,
  );
