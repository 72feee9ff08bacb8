/**
 * Splits the head from the page. Rendered inside `<html><body>`, a page gets a `<head>` with the titles, metas, links
 * and preloads that React collects; React finds them in the document's head when it hydrates.
 * @param html an `<html>` element that contains only its `<body>`
 */
export function splitHead(html: string) {
  const start = html.indexOf('<head>');
  const middle = html.indexOf('</head><body>'); // texts and attributes are escaped, so the first match is React's own
  if (start < 0 || middle < 0) throw new Error('React rendered no head');
  return {
    head: html.slice(start + '<head>'.length, middle),
    body: html.slice(middle + '</head><body>'.length, html.lastIndexOf('</body></html>')),
  };
}

/**
 * Whether the content of a boundary threw. React leaves a marker in its place, for browsers to render it themselves.
 */
export const hasThrown = (html: string) => html.includes('<!--$!-->');
