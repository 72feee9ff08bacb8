import { useLayoutEffect, useRef } from 'react';

/**
 * Shows a `<dialog>` as long as it is rendered: the browser keeps focus inside and the page behind still. Closing gives
 * focus back to where it was.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect ends before the dialog leaves the page: focus inside can still be told from one that moved on.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      const hadFocus = dialog?.contains(document.activeElement);
      dialog?.close();
      if (hadFocus && before instanceof HTMLElement) before.focus();
    };
  }, []);

  return ref;
}
