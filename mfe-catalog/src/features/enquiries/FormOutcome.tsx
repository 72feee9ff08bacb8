import { Notice } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FormOutcome.module.css';

/** Says whether a form was sent; takes focus when it appears, so that nobody misses it. */
export function FormOutcome({ tone, title, children }: { tone: 'good' | 'bad'; title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.outcome}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
