import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import styles from './ErrorSummary.module.css';
import { focusField, focusFirstInvalid, type InvalidField, invalidFields } from './invalid-fields.ts';

/** Form state that decides whether the message is shown; focus changes do not re-render it. */
const subscription = {
  submitFailed: true,
  hasValidationErrors: true,
  hasSubmitErrors: true,
  dirtySinceLastSubmit: true,
} as const;

interface ErrorSummaryProps {
  /** Already translated. */
  text: string;
  /** After each rejected submit, focuses the first invalid field, for forms that are longer than the screen. */
  leadsToField?: boolean;
}

/**
 * Shows the form's message after a rejected submit, with a link to each invalid field. It takes the focus, so that
 * nobody misses it, unless a field does.
 */
export function ErrorSummary({ text, leadsToField = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const { submitFailed, hasValidationErrors, hasSubmitErrors, dirtySinceLastSubmit } = useFormState({ subscription });
  const shown = submitFailed && (hasValidationErrors || (hasSubmitErrors && !dirtySinceLastSubmit));

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!shown || !leadsToField || !form) return;
    const focusAgain = () => void focusFirstInvalid(form);
    form.addEventListener('submit', focusAgain);
    return () => form.removeEventListener('submit', focusAgain);
  }, [shown, leadsToField]);

  const takeFocus = () => {
    const form = leadsToField && box.current?.closest('form');
    if (!form || !focusFirstInvalid(form)) box.current?.focus();
  };
  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <span>{text}</span>
      <InvalidFields onListed={takeFocus} />
    </div>
  );
}

/**
 * Links to the invalid fields; the link of a corrected field disappears.
 * @param onListed called once they are rendered: they push the content down, so scrolling has to wait for them
 */
function InvalidFields({ onListed }: { onListed: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const { errors, submitErrors } = useFormState({ subscription: { errors: true, submitErrors: true } });
  const [fields, setFields] = useState<InvalidField[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields show their errors when these have changed
  useEffect(() => {
    const form = list.current?.closest('form');
    if (form) setFields(invalidFields(form));
  }, [errors, submitErrors]);

  const listed = fields !== undefined;
  const notify = useEffectEvent(onListed);
  useEffect(() => {
    if (listed) notify();
  }, [listed]);

  const go = (event: MouseEvent, id: string) => {
    event.preventDefault(); // the page keeps its URL
    focusField(document.getElementById(id));
  };
  return (
    <ul ref={list} className={styles.fields}>
      {fields?.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => go(event, id)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
