import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';

/** What the address of a page opens: `?open=new`. */
export const opening = (name: string) => `?open=${name}`;

/** Which dialog of a page is open. It is in the address, so that the finder and a sent link open it. */
export function useOpened(): [string | undefined, (name?: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const parameters = new URLSearchParams(search);

  function open(name?: string) {
    // When a save ends after the user has left the page, closing its dialog must not lead back.
    if (!isShown.current) return;
    if (name === undefined) parameters.delete('open');
    else parameters.set('open', name);
    navigate({ pathname, search: parameters.toString() }, { replace: true });
  }
  return [parameters.get('open') ?? undefined, open];
}
