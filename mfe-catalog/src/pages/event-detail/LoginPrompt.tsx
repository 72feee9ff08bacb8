import { loginRequested, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import styles from './LoginPrompt.module.css';

/** Tells visitors, before the wizard, that buying needs a login. */
export function LoginPrompt() {
  const { t } = useTranslation('catalog/event-detail');
  const dispatch = useDispatch();
  if (useSelector(selectIsLoggedIn)) return null;
  return (
    <div className={styles.prompt}>
      <svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true" className={styles.icon}>
        <path
          d="M12 6.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm0 7.500c3 0 5.500 1.400 5.500 3.300V18h-11v-.700C6.500 15.400 9 14 12 14z"
          fill="currentColor"
        />
      </svg>
      <div>
        <p className={styles.title}>{t('login_needed')}</p>
        <p className={styles.why}>{t('login_why')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => dispatch(loginRequested(undefined))}>{t('log_in')}</Button>
        <Button variant="quiet" onClick={() => dispatch(loginRequested({ view: 'sign_up' }))}>
          {t('sign_up')}
        </Button>
      </div>
    </div>
  );
}
