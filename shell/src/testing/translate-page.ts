/** Changes the page as a browser's translation does: each text node is replaced by `font` elements around a new one. */
export function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const inner = document.createElement('font');
    inner.textContent = text.textContent;
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}
