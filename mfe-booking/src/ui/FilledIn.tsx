import { Button } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import styles from './FilledIn.module.css';

interface FilledInProps {
  /** Already translated: what was filled in. */
  text: string;
  /** Already translated: the button's name. */
  other: string;
  undo: () => void;
}

/** Says that fields were filled in for the customer, with a button that undoes this and focuses the first one. */
export function FilledIn({ text, other, undo }: FilledInProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={line} role="status" className={styles.line}>
      <span>{text}</span>
      <Button
        variant="quiet"
        onClick={() => {
          line.current?.parentElement?.querySelector('input')?.focus();
          undo();
        }}
      >
        {other}
      </Button>
    </p>
  );
}
