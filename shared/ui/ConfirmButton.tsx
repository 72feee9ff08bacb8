import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';

interface ConfirmButtonProps {
  /** Already translated, like all of its texts. */
  label: string;
  /** Read by screen readers instead of `label`, where many buttons have the same. */
  fullLabel?: string;
  question: string;
  confirm: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
}

/** A button for an irreversible action: it asks for confirmation in place. */
export function ConfirmButton({ label, fullLabel, question, confirm, cancel, busy, onConfirm }: ConfirmButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const focused = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (confirming) focused.current?.focus();
  }, [confirming]);

  if (!confirming)
    return (
      <Button variant="quiet" aria-label={fullLabel} onClick={() => setConfirming(true)}>
        {label}
      </Button>
    );
  return (
    <ButtonRow>
      <span ref={focused} tabIndex={-1}>
        {question}
      </span>
      <Button aria-disabled={busy} onClick={() => busy || onConfirm()}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={() => setConfirming(false)}>
        {cancel}
      </Button>
    </ButtonRow>
  );
}
