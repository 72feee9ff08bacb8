/**
 * Runs in the browser at the end of the shell's first script, while `main.js` is still loading. It requests the scripts
 * of the page's module, which a server lists in a template, so that they arrive right after `main.js` and not before
 * it. It also makes a worker create a date formatter: the first one in a browser process takes a phone 60 ms, on any
 * thread.
 *
 * The build uses the source of this function, which therefore may not refer to anything outside.
 */
export function beforeMain(page: Document) {
  const list = page.querySelector<HTMLTemplateElement>('template#page-files');
  if (list) page.head.append(list.content);
  if ('Worker' in globalThis) new Worker(URL.createObjectURL(new Blob(['new Intl.DateTimeFormat("es");close()'])));
}
