import { useTranslation } from '@idavuelta/shared/platform';
import { LegalLink } from '../../../config/LegalLink.tsx';
import styles from '../session-forms.module.css';

/** The documents that a new customer accepts. */
export function LegalLinks() {
  const { t } = useTranslation('session');
  return (
    <p className={styles.legal}>
      <span>{t('sign_up.accepts')}</span>
      {(['terms', 'privacy'] as const).map((document) => (
        <LegalLink key={document} document={document} inNewTab />
      ))}
    </p>
  );
}
