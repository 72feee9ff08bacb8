import { type Language, languageNames } from '@idavuelta/shared/contracts';
import type { StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { LanguageTexts, type WrittenTexts } from './LanguageTexts.tsx';
import { useChangeLegalDocument } from './legal.api.ts';

const withoutEmpty = (texts: WrittenTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as WrittenTexts;

/** Edits a country's document in all languages. Input is kept until it is saved or discarded. */
export function LegalForm({ stored }: { stored: StaffLegalDocument }) {
  const { t } = useTranslation('back-office/legal');
  const { country, document, language, texts, revision: shown } = stored;
  const [change] = useChangeLegalDocument();
  return (
    <>
      <SaveForm<{ texts: WrittenTexts }, StaffLegalDocument>
        texts="back-office/legal"
        name="legal"
        draft={`legal.${country}.${document}`}
        initial={{ texts }}
        revision={shown}
        save={({ revision, ...values }) =>
          change({ country, document, revision, change: { texts: withoutEmpty(values.texts) } })
        }
        toValues={(saved) => ({ texts: saved.texts })}
        saved={() => t('saved')}
        labelOf={(field) => languageNames[field as Language]}
        mistakeOf={() => t('back-office:mistakes.required')}
      >
        <p>{t('help')}</p>
        <LanguageTexts needed={language} />
      </SaveForm>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`legal-document:${country}:${document}`} />
    </>
  );
}
