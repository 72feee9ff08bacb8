import { useTranslation } from '@idavuelta/shared/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import fieldStyles from './Field.module.css';
import { ControlField, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ autoComplete, autoFocus, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(undefined);

  // Browsers move the caret when the type of an input changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the type has changed
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === input.current) input.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [shown]);

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setShown(!shown);
  };
  return (
    <ControlField {...field}>
      {({ onChange, ...control }) => (
        <div className={styles.password}>
          <input
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: asked for by forms that open at the visitor's request
            autoFocus={autoFocus}
            className={`${fieldStyles.control} ${styles.control}`}
            onChange={({ target }) => onChange(target.value)}
          />
          {/* Named by its text: an aria-label would count as a label of the field. A press leaves the focus there. */}
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <span>{t(shown ? 'password.hide' : 'password.show')}</span>
            <span className="visually-hidden">{`: ${field.label}`}</span>
          </button>
        </div>
      )}
    </ControlField>
  );
}
