const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Separates the tags that belong into `<head>` from the page. React's `renderToString` writes them first; in `<head>`
 * React finds them when it hydrates.
 */
export function splitHead(html: string) {
  const head = leadingTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
