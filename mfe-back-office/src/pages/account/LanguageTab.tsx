import type { Language } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'antd';
import { useChooseLanguage } from '../../session/useOfficeLanguage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import styles from './tabs.module.css';

/** Chooses the language of the person's pages and mails, which holds at once. @param current of the account */
export function LanguageTab({ current }: { current: Language }) {
  const { t } = useTranslation('back-office');
  const [choose, { isLoading, error }] = useChooseLanguage();
  return (
    <Form layout="vertical" className={styles.form}>
      <p>{t('account.language_lead')}</p>
      <Form.Item label={t('language')} htmlFor="account-language">
        <LanguageSelect
          id="account-language"
          value={current}
          loading={isLoading}
          onChange={(language) => void choose(language)}
        />
      </Form.Item>
      <Failure error={error} />
    </Form>
  );
}
