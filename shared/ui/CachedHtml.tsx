import { usePlatform } from '@idavuelta/shared/platform';
import type { HTMLAttributes, ReactElement } from 'react';

interface CachedHtmlProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'section' | 'ul';
  /**
   * What the content depends on besides the locale: while it is the same object, or a list of the same objects, the
   * content is reused.
   */
  source: object;
  /** One element. It may read only the locale from the state; its props may include event handlers. */
  children: ReactElement;
}

/**
 * An element whose content a server renders once per source instead of on every page. Browsers hydrate it like any
 * other.
 */
export function CachedHtml({ as: Element, source, children, ...attributes }: CachedHtmlProps) {
  const { cachedHtml } = usePlatform();
  if (!cachedHtml) return <Element {...attributes}>{children}</Element>;
  const html = cachedHtml(source, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it of the same element
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
