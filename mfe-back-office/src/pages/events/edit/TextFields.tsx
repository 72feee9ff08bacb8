import type { Language } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Input } from 'antd';
import { LanguageTabs } from '../../../forms/languages/LanguageTabs.tsx';

type Path = (string | number)[];

interface TextFieldsProps {
  /** Path of the texts within the surrounding list: inside an antd list, names start at the item. */
  path: Path;
  /** Path of the object around `path`. */
  parent?: Path;
  /** Language in which a name is required. */
  needed: Language;
  maxLength: { name: number; description: number };
  /** Rows of the description. */
  rows?: number;
}

/** Edits name and description by language. */
export function TextFields({ path, parent = [], needed, maxLength, rows = 3 }: TextFieldsProps) {
  const { t } = useTranslation('back-office/events');
  return (
    <LanguageTabs path={[...parent, ...path]} needed={needed}>
      {(language) => {
        const isNeeded = language === needed;
        return (
          <>
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
          </>
        );
      }}
    </LanguageTabs>
  );
}
