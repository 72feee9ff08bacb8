import { useLayoutEffect, useRef } from 'react';

/**
 * Shows a `<dialog>` as a modal while it is rendered: the browser keeps focus inside and makes the page behind inert.
 * On unmount focus returns to where it was.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect is cleaned up while the dialog is still in the document, so `contains` can still find the focus.
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
