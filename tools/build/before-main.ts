/**
 * Runs in the browser at the end of the shell's first script, while `main.js` is still on its way. Asks for the scripts of
 * the page's module, which a server lists in a template: so they come right behind `main.js`, and not before it.
 *
 * The build takes the source of this function, which therefore uses nothing from outside.
 */
export function beforeMain(page: Document) {
  const list = page.querySelector<HTMLTemplateElement>('template#page-files');
  if (list) page.head.append(list.content);
}
