import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Problem.module.css';

/**
 * An error that must be corrected before going on; takes the focus when it appears.
 * @param quiet it came by itself, so the focus stays where it is
 */
export function Problem({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      {children}
    </div>
  );
}
