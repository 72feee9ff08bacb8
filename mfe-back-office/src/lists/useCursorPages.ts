import { useLocation, useNavigate } from '@idavuelta/shared/platform';

/** Position in a list with cursor pagination. */
export interface CursorPages {
  /** Cursor of the current page; undefined for the first one. */
  cursor: string | undefined;
  forward: (next: string) => void;
  first: () => void;
}

/**
 * Moves in a list with cursor pagination. Each page has its own URL, so it survives a reload, can be sent, and the
 * browser's "back" returns to the previous one.
 * @param parameter name in the URL, where a page has several lists
 */
export function useCursorPages(parameter = 'cursor'): CursorPages {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (to: string | undefined) => {
    const parameters = new URLSearchParams(search);
    if (to) parameters.set(parameter, to);
    else parameters.delete(parameter);
    navigate({ pathname, search: parameters.toString() });
  };
  return {
    cursor: new URLSearchParams(search).get(parameter) ?? undefined,
    forward: go,
    first: () => go(undefined),
  };
}
