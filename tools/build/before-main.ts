/**
 * Runs in the browser at the end of the shell's first script, while `main.js` is still on its way. Asks for the scripts of
 * the page's module, which a server lists in a template: so they come right behind `main.js`, and not before it. Then it
 * makes a formatter of dates: a language's first one takes a phone 20 ms, and there is nothing else to do.
 *
 * The build takes the source of this function, which therefore uses nothing from outside.
 */
export function beforeMain(page: Document) {
  const list = page.querySelector<HTMLTemplateElement>('template#page-files');
  if (!list) return;
  page.head.append(list.content);
  new Intl.DateTimeFormat(page.documentElement.lang, { day: 'numeric', month: 'long' });
}
