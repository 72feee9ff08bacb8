import { type ComponentType, type RefObject, useEffect, useState } from 'react';

const withMouse = '(hover: hover) and (pointer: fine)';

/**
 * A control that does more than the browser's own, once it is fetched. Never on touch screens, whose own controls serve
 * best, nor while the focus is in its place.
 * @param load a constant function that imports the control
 */
export function useLargerControl<P>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted = true,
) {
  const [Control, setControl] = useState<ComponentType<P>>();

  useEffect(() => {
    if (!wanted || !window.matchMedia(withMouse).matches) return;
    let here = true;
    load().then(
      ({ default: control }) => {
        if (here && !place.current?.contains(document.activeElement)) setControl(() => control);
      },
      (error: unknown) => console.warn('a control did not come, the browser has its own', error),
    );
    return () => {
      here = false;
    };
  }, [place, load, wanted]);

  return Control;
}
