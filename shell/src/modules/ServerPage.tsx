import type { Release } from '@idavuelta/shared/contracts';

/** A server-rendered page as it is on the screen before its module arrives. */
export interface ServerPage {
  pathname: string;
  /** The release that rendered it. */
  release: Release;
  /** A copy of the content of `<main>`. */
  content: DocumentFragment;
}

/** @param root element that contains what the server rendered with the release */
export function readServerPage(root: HTMLElement, release: Release): ServerPage {
  const content = document.createDocumentFragment();
  for (const node of root.querySelector('main')?.childNodes ?? []) content.append(node.cloneNode(true));
  return { pathname: window.location.pathname, release, content };
}

/** Shows the server's HTML again after React has removed it: it stays readable, and its links work. */
export function ServerContent({ content }: Pick<ServerPage, 'content'>) {
  return <div ref={(element) => element?.replaceChildren(content.cloneNode(true))} />;
}
