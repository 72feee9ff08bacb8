import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { codeRead, codeTyped, selectCheck, selectTyped, selectTypedProblem } from '../state/ticket-check.slice.ts';
import { PlainField } from '../ui/PlainField.tsx';
import styles from './TypedCodeForm.module.css';
import { codeTextOf, problemsOf } from './typed-code.ts';

/**
 * Takes a ticket's short code where neither camera nor photo helps. Input is kept until it has led to a ticket. Its two
 * fields do without form libraries, which a driver's phone would load for nothing else.
 */
export function TypedCodeForm() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const before = useSelector(selectTyped);
  const failed = useSelector(selectTypedProblem);
  const needsTicket = useSelector(selectCheck).status === 'ticket-needed';
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(before ?? { code: '', ticket: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = isSubmitted ? problemsOf(typed, needsTicket) : {};
  const codeProblem = problems.code ?? (typed.code === before?.code ? failed : undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    const [wrong] = Object.keys(problemsOf(typed, needsTicket));
    const text = codeTextOf(typed);
    if (wrong || !text) return (form.current?.elements.namedItem(wrong ?? 'code') as HTMLElement | null)?.focus();
    dispatch(codeTyped(typed));
    dispatch(codeRead(text));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {needsTicket && <p role="alert">{t('reading.which_ticket')}</p>}
      <PlainField
        name="code"
        label={t('reading.code')}
        help={t('reading.code_help')}
        problem={codeProblem && t(`reading.${codeProblem}`)}
        maxLength={500}
        value={typed.code}
        onType={(code) => setTyped({ ...typed, code })}
      />
      {(needsTicket || before?.ticket) && (
        <PlainField
          name="ticket"
          label={t('reading.ticket')}
          help={t('reading.ticket_help')}
          problem={problems.ticket && t(`reading.${problems.ticket}`)}
          inputMode="numeric"
          maxLength={2}
          value={typed.ticket}
          onType={(ticket) => setTyped({ ...typed, ticket })}
        />
      )}
      <Button type="submit">{t('reading.check')}</Button>
    </form>
  );
}
