import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Problem.module.css';

/** An error that must be corrected before going on; takes the focus when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      {children}
    </div>
  );
}
