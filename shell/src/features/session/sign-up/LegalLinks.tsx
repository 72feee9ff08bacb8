import { useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from '../../../config/ConfigContext.ts';
import { legalLinks } from '../../../config/runtime-config.ts';
import styles from '../session-forms.module.css';

/** The documents that a new customer accepts. */
export function LegalLinks() {
  const { t } = useTranslation('session');
  const legal = legalLinks(useConfig());
  return (
    <p className={styles.legal}>
      <span>{t('sign_up.accepts')}</span>
      {(['terms', 'privacy'] as const).map((name) => (
        <a key={name} href={legal[name]} target="_blank" rel="noreferrer">
          {t(`shell:footer.${name}`)}
        </a>
      ))}
    </p>
  );
}
