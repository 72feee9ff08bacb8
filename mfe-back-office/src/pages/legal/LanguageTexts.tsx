import { type Language, languageNames, type Translations } from '@idavuelta/shared/contracts';
import { maxLegalText } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { LanguageTabs } from '../../forms/languages/LanguageTabs.tsx';

export type WrittenTexts = Translations<string>;

/** Edits a document by language. @param needed the required language */
export function LanguageTexts({ needed }: { needed: Language }) {
  const { t } = useTranslation('back-office/legal');
  return (
    <LanguageTabs path={['texts']} needed={needed}>
      {(language) => {
        const isNeeded = language === needed;
        return (
          <Form.Item
            name={['texts', language]}
            label={t('text', { language: languageNames[language] })}
            rules={[{ required: isNeeded, whitespace: isNeeded, message: t('back-office:mistakes.required') }]}
          >
            <Input.TextArea
              autoSize={{ minRows: 12, maxRows: 30 }}
              maxLength={maxLegalText}
              lang={language.slice(0, 2)}
            />
          </Form.Item>
        );
      }}
    </LanguageTabs>
  );
}
