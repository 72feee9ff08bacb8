import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Problem.module.css';

/**
 * An error that must be corrected before continuing; takes the focus when it appears.
 * @param quiet leaves the focus where it is, for an error that the user did not cause
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
