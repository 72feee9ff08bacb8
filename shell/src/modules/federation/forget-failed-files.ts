/**
 * Has nothing of an attempt serve the next one: its container, chunks that it registered, and elements of requests that
 * still hang. The list of chunks is emptied and stays: a runtime that begins with it passes on what arrives to those that
 * are on the page, which still fetch files of their own.
 */
export function forgetFailedFiles(uniqueName: string) {
  Reflect.set(window, uniqueName, undefined);
  const chunks = Reflect.get(window, `webpackChunk${uniqueName}`) as unknown[] | undefined;
  chunks?.splice(0);
  for (const script of document.querySelectorAll(`script[data-webpack^="${uniqueName}:"]`)) script.remove();
}
