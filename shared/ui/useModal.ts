import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface Modal {
  /** False for a dialog that is in the page before it is opened. */
  open?: boolean;
  /** Called when the dialog is already open in the server's page, by a button with `command="show-modal"`. */
  onFoundOpen?: () => void;
  /** Called when Escape is pressed. */
  onClose: () => void;
}

/**
 * Props for a `<dialog>`, a modal while `open`: the browser keeps focus inside and makes the page behind inert. When it
 * closes or is removed, focus returns to where it was.
 */
export function useModal({ open = true, onFoundOpen, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page's script finds as it starts
  useLayoutEffect(() => {
    if (!open && ref.current?.open) onFoundOpen?.();
  }, []);

  // A layout effect is cleaned up while the dialog is still in the document, so closing it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    suppressHydrationWarning: true, // its `open` attribute, when it was opened before the page's script loaded
  };
}
