/**
 * Separates the head from the page. Rendered inside `<html><body>`, a page gets a `<head>` with its titles, metas,
 * links and preloads, as React collects them; React finds them in the document's head when it hydrates.
 * @param html an `<html>` element that holds nothing but its `<body>`
 */
export function splitHead(html: string) {
  const start = html.indexOf('<head>');
  const middle = html.indexOf('</head><body>'); // texts and attributes are escaped: the first is React's own
  if (start < 0 || middle < 0) throw new Error('React rendered no head');
  return {
    head: html.slice(start + '<head>'.length, middle),
    body: html.slice(middle + '</head><body>'.length, html.lastIndexOf('</body></html>')),
  };
}

/** Whether a boundary's content threw. React leaves a mark in its place, and browsers would render it themselves. */
export const hasThrown = (html: string) => html.includes('<!--$!-->');
