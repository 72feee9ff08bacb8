import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './ConfirmButton.module.css';

interface ConfirmButtonProps {
  /** Already translated, as the two below. */
  label: string;
  question: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be undone: it asks once more, in place. */
export function ConfirmButton({ label, question, confirm, busy, onConfirm }: ConfirmButtonProps) {
  const { t } = useTranslation('booking');
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (asking) focused.current?.focus();
  }, [asking]);

  if (!asking)
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <span className={styles.question}>
      <span ref={focused} tabIndex={-1}>
        {question}
      </span>
      <Button aria-disabled={busy} onClick={() => busy || onConfirm()}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        {t('keep')}
      </Button>
    </span>
  );
}
