import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import styles from './ErrorSummary.module.css';
import { focusField, focusFirstInvalid, type InvalidField, invalidFields } from './invalid-fields.ts';

/** What decides whether the message is shown: fields that gain or lose the focus do not. */
const subscription = {
  submitFailed: true,
  hasValidationErrors: true,
  hasSubmitErrors: true,
  dirtySinceLastSubmit: true,
} as const;

interface ErrorSummaryProps {
  /** Already translated. */
  text: string;
  /** The first wrong field takes the focus, with each refused submit, where the form is longer than the screen. */
  leadsToField?: boolean;
}

/**
 * The form's message after a refused submit, with a link to each wrong field. It takes the focus, so that nobody misses
 * it, unless a field takes it.
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
 * Links to the wrong fields; a corrected field's link goes.
 * @param onListed called once they are rendered: they move the content below them, so nothing is scrolled to before
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
    event.preventDefault(); // the address stays that of the page
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
