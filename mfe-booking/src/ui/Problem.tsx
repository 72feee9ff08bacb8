import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Problem.module.css';

/** Something to put right before going on; takes focus when it appears so that nobody misses it. */
export function Problem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      {children}
    </div>
  );
}
