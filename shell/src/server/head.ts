const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes the tags for `<head>` first: they are put there, where the browser's React finds and keeps them. */
export function splitHead(html: string) {
  const head = leadingTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
