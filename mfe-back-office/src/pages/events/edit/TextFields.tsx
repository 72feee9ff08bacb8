import { type Language, languageNames } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Tag } from 'antd';
import styles from './TextFields.module.css';

type Path = (string | number)[];

interface TextFieldsProps {
  /** Path of the texts within the surrounding list: inside an antd list, names start at the item. */
  path: Path;
  /** Path of the object around `path`, used to find missing texts. */
  parent?: Path;
  /** Language in which a name is required. */
  needed: Language;
  maxLength: { name: number; description: number };
  /** Rows of the description. */
  rows?: number;
}

/** Order of the languages in the form. */
const written: Language[] = ['es_PE', 'es_CL', 'es_ES', 'en_US', 'pt_BR'];

/** Edits name and description in five languages side by side, missing ones marked. */
export function TextFields({ path, parent = [], needed, maxLength, rows = 3 }: TextFieldsProps) {
  const { t } = useTranslation('back-office/events');
  const form = Form.useFormInstance();
  const texts = Form.useWatch([...parent, ...path], form) as Partial<Record<Language, { name?: string }>> | undefined;
  return (
    <div className={styles.languages}>
      {written.map((language) => {
        const isNeeded = language === needed;
        return (
          <fieldset key={language} className={styles.language}>
            <legend>
              <Flex gap="small" align="center">
                <span>{languageNames[language]}</span>
                {!texts?.[language]?.name?.trim() && (
                  <Tag color={isNeeded ? 'error' : 'warning'}>{t(isNeeded ? 'texts.needed' : 'texts.missing')}</Tag>
                )}
              </Flex>
            </legend>
            <Form.Item
              name={[...path, language, 'name']}
              label={t('texts.name')}
              rules={[{ required: isNeeded, whitespace: isNeeded, message: t('back-office:mistakes.required') }]}
            >
              <Input maxLength={maxLength.name} lang={language.slice(0, 2)} />
            </Form.Item>
            <Form.Item name={[...path, language, 'description']} label={t('texts.description')}>
              <Input.TextArea rows={rows} maxLength={maxLength.description} lang={language.slice(0, 2)} />
            </Form.Item>
          </fieldset>
        );
      })}
    </div>
  );
}
