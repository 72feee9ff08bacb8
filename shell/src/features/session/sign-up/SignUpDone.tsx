import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import { ResendLink } from '../ResendLink.tsx';
import styles from '../session-forms.module.css';
import type { SessionViewProps } from '../session-view.ts';

/** Asks the new customer to open the link in the mail. */
export function SignUpDone({ email, onSwitch }: SessionViewProps) {
  const { t } = useTranslation('session');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.done}>
        {t('sign_up.done')}
      </h3>
      <p>{t('sign_up.check_inbox', { email })}</p>
      <ResendLink email={email} />
      <Button variant="primary" onClick={() => onSwitch('login', email)}>
        {t('back_to_login')}
      </Button>
    </div>
  );
}
