import { type ReactNode, type RefObject, useEffect } from 'react';
import { DayChoice } from './DayChoice.tsx';
import type { FilterName } from './filters.ts';

interface OpenedMenuProps {
  menu: RefObject<HTMLDetailsElement | null>;
  name: FilterName;
  /** Closes the menu and moves the focus back to its button. */
  onClose: () => void;
}

/** Behaviour of an open menu: a day can be typed; Escape and any event outside close it. */
export default function OpenedMenu({ menu, name, onClose }: OpenedMenuProps): ReactNode {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) onClose();
    };
    const closeFromOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  });
  return name === 'when' && <DayChoice onChosen={onClose} />;
}
