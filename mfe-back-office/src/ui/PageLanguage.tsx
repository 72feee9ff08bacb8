import { type Language, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useShowLanguage } from '../session/useOfficeLanguage.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import styles from './StandalonePage.module.css';

/** Chooses the language of a page before the log-in. */
export function PageLanguage({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useTranslation('back-office');
  const language = useSelector(selectLanguage);
  const show = useShowLanguage();
  return (
    <div className={styles.language}>
      <LanguageSelect
        aria-label={t('language')}
        value={language}
        onChange={(chosen) => {
          onChoose(chosen);
          show(chosen);
        }}
      />
    </div>
  );
}
