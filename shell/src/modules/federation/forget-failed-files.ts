/**
 * Removes what a failed attempt left behind, so that the next one does not reuse it: its container, the chunks it
 * registered, and script elements of hung requests. The list of chunks is emptied rather than replaced: a new runtime
 * forwards what arrives in it to the runtimes already on the page, which still load files of their own.
 */
export function forgetFailedFiles(uniqueName: string) {
  Reflect.set(window, uniqueName, undefined);
  const chunks = Reflect.get(window, `webpackChunk${uniqueName}`) as unknown[] | undefined;
  chunks?.splice(0);
  for (const script of document.querySelectorAll(`script[data-webpack^="${uniqueName}:"]`)) script.remove();
}
