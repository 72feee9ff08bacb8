import { type Language, languageNames } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Tag } from 'antd';
import styles from './TextFields.module.css';

type Path = (string | number)[];

interface TextFieldsProps {
  /** Of the list that they are in, and of the texts in it: within an antd list names begin at its item. */
  path: Path;
  /** Of what surrounds `path`, for what is missing. */
  parent?: Path;
  /** In which a name is needed. */
  needed: Language;
  maxLength: { name: number; description: number };
  /** Rows of the description. */
  rows?: number;
}

/** The order in which they are written. */
const written: Language[] = ['es_PE', 'es_CL', 'es_ES', 'en_US', 'pt_BR'];

/** Name and description in five languages side by side; what is missing is marked. */
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
