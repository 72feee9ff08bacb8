import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { unsavedWork } from './unsaved-work.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns the link that opens here instead of in another tab or as a file. */
function linkOf({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link?.href && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isHere ? link : undefined;
}

/** Asks before a link to another page is followed; links within the page are not guarded. */
export function useGuardedLinks(ask: (leave: () => void) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : undefined;
      if (!link || link.pathname === pathname || unsavedWork().length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(link.pathname + link.search + link.hash));
    };
    // in the capture phase, to run before the links' own handlers
    document.addEventListener('click', guard, true);
    return () => document.removeEventListener('click', guard, true);
  }, [ask, navigate, pathname]);
}
