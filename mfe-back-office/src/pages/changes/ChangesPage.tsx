import { useTranslation } from '@idavuelta/shared/platform';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { OfficePage } from '../../frame/OfficePage.tsx';

/** Who has changed what. */
export default function ChangesPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.changes.title')} permission="audit.read">
      {() => (
        <>
          <p>{t('areas.changes.lead')}</p>
          <ChangeList />
        </>
      )}
    </OfficePage>
  );
}
