import { Button } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import styles from './FilledIn.module.css';

interface FilledInProps {
  /** Already translated: what was filled in. */
  text: string;
  /** Already translated: the button's name. */
  other: string;
  takeOut: () => void;
}

/** Says that fields were filled in for the customer, with a button that undoes this and focuses the first one. */
export function FilledIn({ text, other, takeOut }: FilledInProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={line} role="status" className={styles.line}>
      <span>{text}</span>
      <Button
        variant="quiet"
        onClick={() => {
          line.current?.parentElement?.querySelector('input')?.focus();
          takeOut();
        }}
      >
        {other}
      </Button>
    </p>
  );
}
