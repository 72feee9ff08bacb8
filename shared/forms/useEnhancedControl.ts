import { type ComponentType, type RefObject, useEffect, useState } from 'react';

const withMouse = '(hover: hover) and (pointer: fine)';

/**
 * Returns a richer control than the browser's own, once it is loaded. Never on touch screens, where native controls
 * work best, nor while the native control has the focus.
 * @param load imports the control; must be a constant function
 */
export function useEnhancedControl<P>(
  container: RefObject<HTMLElement | null>,
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted = true,
) {
  const [Control, setControl] = useState<ComponentType<P>>();

  useEffect(() => {
    if (!wanted || !window.matchMedia(withMouse).matches) return;
    let here = true;
    load().then(
      ({ default: control }) => {
        if (here && !container.current?.contains(document.activeElement)) setControl(() => control);
      },
      (error: unknown) => console.warn('a control did not come, the browser has its own', error),
    );
    return () => {
      here = false;
    };
  }, [container, load, wanted]);

  return Control;
}
