import { usePlatform } from '@idavuelta/shared/platform';
import type { ReactElement } from 'react';

interface KeptProps {
  as: 'article';
  className?: string;
  /** What the content is made of, besides the locale: while it is the same object, the content is the same. */
  source: object;
  /** One element, with `source` among its props; of the state it may read the locale. */
  children: ReactElement;
}

/**
 * An element whose content a server makes once for each source, not for every page. Browsers hydrate it as they hydrate
 * any other.
 */
export function Kept({ as: Element, className, source, children }: KeptProps) {
  const { keptHtml } = usePlatform();
  if (!keptHtml) return <Element className={className}>{children}</Element>;
  const html = keptHtml(source, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it of the same element
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
