import { type Language, languageNames } from '@idavuelta/shared/contracts';
import type { StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex, Form } from 'antd';
import { useEffect } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { LanguageTexts, type WrittenTexts } from './LanguageTexts.tsx';
import { useChangeLegalDocument } from './legal.api.ts';

interface EditedDocument {
  texts: WrittenTexts;
  /** That was read when the form, or the draft in it, began, or when one was told of another's change. */
  revision: number;
}

const withoutEmpty = (texts: WrittenTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as WrittenTexts;

/** Edits a document of a country in all languages. What is typed stays until it is saved or thrown away. */
export function LegalForm({ stored }: { stored: StaffLegalDocument }) {
  const { t } = useTranslation('back-office/legal');
  const { message } = App.useApp();
  const { country, document } = stored;
  const [form] = Form.useForm<EditedDocument>();
  const draft = useDraft(form, `legal.${country}.${document}`);
  const [change, { isLoading, error }] = useChangeLegalDocument();
  useEffect(() => showFieldErrors(form, error, () => t('back-office:mistakes.required')), [form, error, t]);

  /** The revision is a field that is shown nowhere. */
  const edited = () => form.getFieldsValue(true) as EditedDocument;
  async function save() {
    const { texts, revision } = edited();
    const { data } = await change({ country, document, revision, change: { texts: withoutEmpty(texts) } });
    if (!data) return;
    draft.forget();
    form.setFieldsValue({ texts: data.texts, revision: data.revision });
    void message.success(t('saved'));
  }
  return (
    <Form<EditedDocument>
      form={form}
      name="legal"
      layout="vertical"
      initialValues={{ texts: stored.texts, revision: stored.revision }}
      onValuesChange={() => draft.keep()}
      onFinish={() => void save()}
    >
      <Flex vertical gap="middle">
        <DraftNotice draft={draft} />
        <p>{t('help')}</p>
        <LanguageTexts needed={stored.language} />
        <SaveFailure
          error={error}
          labelOf={(field) => languageNames[field as Language]}
          onKeepMine={() => form.setFieldsValue({ revision: stored.revision })}
        />
        <div>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {t('back-office:forms.save')}
          </Button>
        </div>
        <h2>{t('back-office:changes.of_this')}</h2>
        <ChangeList subject={`legal-document:${country}:${document}`} />
      </Flex>
    </Form>
  );
}
