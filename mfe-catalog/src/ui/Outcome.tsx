import { Notice } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Outcome.module.css';

/** What became of a form: takes focus when it appears, so that nobody misses it. */
export function Outcome({ tone, title, children }: { tone: 'good' | 'bad'; title: string; children?: ReactNode }) {
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
