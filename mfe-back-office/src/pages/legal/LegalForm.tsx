import { type Language, languageNames } from '@idavuelta/shared/contracts';
import type { StaffLegalDocument } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { LanguageTexts, type WrittenTexts } from './LanguageTexts.tsx';
import { useChangeLegalDocument } from './legal.api.ts';
import { CurrentVersion, EarlierVersions } from './VersionList.tsx';

const withoutEmpty = (texts: WrittenTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as WrittenTexts;

interface LegalValues {
  texts: WrittenTexts;
  /** `YYYY-MM-DD` in the country. */
  inForceOn?: string | undefined;
}

/** What is edited: the version that comes, otherwise a new one that begins as the one in force. */
const toValues = ({ texts, next, today }: StaffLegalDocument): LegalValues => ({
  texts: next?.texts ?? texts,
  inForceOn: next?.inForceOn ?? today,
});

/** Writes the next version of a country's document. Input is kept until it is saved or discarded. */
export function LegalForm({ stored }: { stored: StaffLegalDocument }) {
  const { t } = useTranslation('back-office/legal');
  const { country, document, language, today, revision: shown } = stored;
  const [change] = useChangeLegalDocument();
  return (
    <>
      <CurrentVersion stored={stored} />
      <SaveForm<LegalValues, StaffLegalDocument>
        texts="back-office/legal"
        name="legal"
        draft={`legal.${country}.${document}`}
        initial={toValues(stored)}
        revision={shown}
        save={({ revision, ...values }) =>
          change({
            ...{ country, document, revision },
            change: { texts: withoutEmpty(values.texts), inForceOn: values.inForceOn },
          })
        }
        toValues={toValues}
        saved={() => t('saved')}
        labelOf={(field) => languageNames[field as Language]}
        mistakeOf={(reason) => t(reason === 'past' ? 'versions.past' : 'back-office:mistakes.required')}
      >
        <p>{t('lead')}</p>
        {document === 'withdrawal' && <p>{t('lead_withdrawal')}</p>}
        <DateField
          kind="day"
          name="inForceOn"
          label={t('versions.day')}
          extra={t('help.inForceOn')}
          first={today}
          required
        />
        <LanguageTexts needed={language} />
      </SaveForm>
      <EarlierVersions stored={stored} />
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`legal-document:${country}:${document}`} />
    </>
  );
}
