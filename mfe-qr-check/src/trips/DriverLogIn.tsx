import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { codeEntered, credentialsEntered, selectTrips } from '../state/trips.slice.ts';
import { PlainField } from '../ui/PlainField.tsx';
import styles from './trips.module.css';
import { useProblem } from './useProblem.ts';

/** Logs a driver in: first the password, then a code. */
export function DriverLogIn() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { status, isBusy, waiting } = useSelector(selectTrips);
  const problem = useProblem();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ email: '', password: '', code: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const fields = status === 'code-needed' ? (['code'] as const) : (['email', 'password'] as const);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = fields.find((field) => !typed[field].trim());
    setIsSubmitted(Boolean(missing));
    if (missing) return (form.current?.elements.namedItem(missing) as HTMLElement | null)?.focus();
    const { email, password, code } = typed;
    dispatch(
      status === 'code-needed' ? codeEntered(code.trim()) : credentialsEntered({ email: email.trim(), password }),
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label={t('trips.log_in')}>
      <h2>{t('trips.log_in')}</h2>
      <p>{t(status === 'code-needed' ? 'trips.code_lead' : 'trips.log_in_lead')}</p>
      {waiting > 0 && <Notice tone="warn" title={t('trips.waiting', { count: waiting })} />}
      {fields.map((field) => (
        <PlainField
          key={field}
          name={field}
          label={t(`trips.fields.${field}`)}
          problem={isSubmitted && !typed[field].trim() ? t('trips.required') : undefined}
          maxLength={200}
          {...kinds[field]}
          value={typed[field]}
          onType={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
      {problem && <Notice tone="bad" title={problem} />}
      <Button variant="primary" type="submit" aria-disabled={isBusy}>
        {t(status === 'code-needed' ? 'trips.enter' : 'trips.next')}
      </Button>
    </form>
  );
}

const kinds = {
  email: { type: 'email', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'current-password' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;
