import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import styles from './ErrorSummary.module.css';

/** What decides whether the message is shown: fields that gain or lose the focus do not. */
const subscription = {
  submitFailed: true,
  hasValidationErrors: true,
  hasSubmitErrors: true,
  dirtySinceLastSubmit: true,
} as const;

/** The form's message after a refused submit; takes focus so that nobody misses it. @param text already translated */
export function ErrorSummary({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { submitFailed, hasValidationErrors, hasSubmitErrors, dirtySinceLastSubmit } = useFormState({ subscription });
  const shown = submitFailed && (hasValidationErrors || (hasSubmitErrors && !dirtySinceLastSubmit));

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      {text}
    </div>
  );
}
