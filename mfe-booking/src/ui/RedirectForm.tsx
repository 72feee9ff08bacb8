import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useRef } from 'react';
import styles from './Redirect.module.css';
import { useOnce } from './useOnce.ts';

interface RedirectFormProps {
  action: string;
  fields: Record<string, string>;
}

/** Sends the buyer to a provider that expects a form post. The form submits itself; the button is a fallback. */
export function RedirectForm({ action, fields }: RedirectFormProps) {
  const { t } = useTranslation('booking');
  const form = useRef<HTMLFormElement>(null);
  useOnce(() => form.current?.submit());

  return (
    <form ref={form} method="post" action={action} className={styles.redirect}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status">{t('checkout.redirecting')}</p>
      <Button type="submit" variant="primary">
        {t('checkout.go_to')}
      </Button>
    </form>
  );
}
