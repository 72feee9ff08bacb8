import { type Language, languageNames, type Translations } from '@idavuelta/shared/contracts';
import { maxLegalText } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Tag } from 'antd';
import styles from './LanguageTexts.module.css';

export type WrittenTexts = Translations<string>;

/** Shows a document's languages side by side, missing ones marked. @param needed the required language */
export function LanguageTexts({ needed }: { needed: Language }) {
  const { t } = useTranslation('back-office/legal');
  const texts = Form.useWatch<WrittenTexts | undefined>('texts');
  const written = Object.keys(languageNames) as Language[];
  return (
    <div className={styles.languages}>
      {[needed, ...written.filter((language) => language !== needed)].map((language) => {
        const isNeeded = language === needed;
        return (
          <Form.Item
            key={language}
            name={['texts', language]}
            className={styles.language}
            label={
              <Flex gap="small" align="center" wrap>
                <span>{languageNames[language]}</span>
                {!texts?.[language]?.trim() && (
                  <Tag color={isNeeded ? 'error' : 'warning'}>{t(isNeeded ? 'needed' : 'missing')}</Tag>
                )}
              </Flex>
            }
            rules={[{ required: isNeeded, whitespace: isNeeded, message: t('back-office:mistakes.required') }]}
          >
            <Input.TextArea
              autoSize={{ minRows: 12, maxRows: 30 }}
              maxLength={maxLegalText}
              lang={language.slice(0, 2)}
            />
          </Form.Item>
        );
      })}
    </div>
  );
}
