/**
 * Runs in the browser at the end of the shell's first script, while `main.js` is still on its way. Asks for the scripts of
 * the page's module, which a server lists in a template: so they come right behind `main.js`, and not before it. And has a
 * worker make a formatter of dates: the first one of a browser's process takes a phone 60 ms, whoever makes it.
 *
 * The build takes the source of this function, which therefore uses nothing from outside.
 */
export function beforeMain(page: Document) {
  const list = page.querySelector<HTMLTemplateElement>('template#page-files');
  if (list) page.head.append(list.content);
  if ('Worker' in globalThis) new Worker(URL.createObjectURL(new Blob(['new Intl.DateTimeFormat("es");close()'])));
}
