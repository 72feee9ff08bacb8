import type { WaitingJoined } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './waiting-list.module.css';

/** Says what happens next, and takes the focus from the form that it replaces. */
export function Joined({ email, state }: WaitingJoined & { email: string }) {
  const { t } = useTranslation('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.joined}>
      {state === 'asked' ? (
        <Notice title={t('waiting.confirm_mail')}>{t('waiting.confirm_mail_help', { email })}</Notice>
      ) : (
        <Notice tone="good" title={t('waiting.waiting')}>
          {t('waiting.joined_help', { email })}
        </Notice>
      )}
    </div>
  );
}
