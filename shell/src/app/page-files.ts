/**
 * Preloads the scripts of the page's module, which a server lists in a template: behind the shell's own on the line.
 */
export function preloadPageFiles(page: Document) {
  const list = page.querySelector<HTMLTemplateElement>('template#page-files');
  if (list) page.head.append(list.content);
}
