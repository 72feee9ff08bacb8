import type { Release } from '@idavuelta/shared/contracts';

/** A page that came finished from a server, as it is on the screen before its module has arrived. */
export interface ServerPage {
  pathname: string;
  /** The release that rendered it. */
  release: Release;
  /** A copy of the content of `<main>`. */
  content: DocumentFragment;
}

/** @param root element that holds what the server rendered with the release */
export function readServerPage(root: HTMLElement, release: Release): ServerPage {
  const content = document.createDocumentFragment();
  for (const node of root.querySelector('main')?.childNodes ?? []) content.append(node.cloneNode(true));
  return { pathname: window.location.pathname, release, content };
}

/** Shows the page again where React has removed it: it stays readable, and its links work as links. */
export function ServerContent({ content }: Pick<ServerPage, 'content'>) {
  return <div ref={(element) => element?.replaceChildren(content.cloneNode(true))} />;
}
