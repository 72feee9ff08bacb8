import { useTranslation } from '@idavuelta/shared/platform';
import { useRef } from 'react';
import styles from './Redirect.module.css';
import { useOnce } from './useOnce.ts';

/** Sends the buyer to a provider's page by its URL. The link follows itself; it remains as a fallback. */
export function RedirectLink({ url }: { url: string }) {
  const { t } = useTranslation('booking');
  const link = useRef<HTMLAnchorElement>(null);
  useOnce(() => link.current?.click());

  return (
    <div className={styles.redirect}>
      <p role="status">{t('checkout.redirecting')}</p>
      <a ref={link} href={url} className={styles.leave}>
        {t('checkout.go_to')}
      </a>
    </div>
  );
}
