import type { SearchSelectProps } from '@idavuelta/shared/search-select';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';

const withMouse = '(hover: hover) and (pointer: fine)';

/** The searchable list, once it is fetched; never on touch screens, nor while the focus is in its place. */
export function useSearchSelect(place: RefObject<HTMLElement | null>, wanted: boolean) {
  const [SearchSelect, setSearchSelect] = useState<ComponentType<SearchSelectProps>>();

  useEffect(() => {
    if (!wanted || !window.matchMedia(withMouse).matches) return;
    let here = true;
    import('@idavuelta/shared/search-select').then(
      ({ default: select }) => {
        if (here && !place.current?.contains(document.activeElement)) setSearchSelect(() => select);
      },
      (error: unknown) => console.warn('the searchable list did not come, the browser has its own', error),
    );
    return () => {
      here = false;
    };
  }, [place, wanted]);

  return SearchSelect;
}
