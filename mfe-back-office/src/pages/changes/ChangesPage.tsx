import { useTranslation } from '@idavuelta/shared/platform';
import { Segmented } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';

/** The audit log: who changed what. */
export default function ChangesPage() {
  return <OfficePage path="/changes">{() => <Changes />}</OfficePage>;
}

function Changes() {
  const { t } = useTranslation('back-office');
  const { filters, change } = useListQuery('', ['shown', 'before']);
  const shown = filters.shown === 'reads' ? 'reads' : 'changes';
  return (
    <>
      <p>{t('areas.changes.lead')}</p>
      <Segmented
        aria-label={t('areas.changes.title')}
        value={shown}
        options={(['changes', 'reads'] as const).map((value) => ({ value, label: t(`changes.shown.${value}`) }))}
        onChange={(next) => change({ shown: next, before: undefined })}
      />
      {/* each has its own pages */}
      <ChangeList key={shown} reads={shown === 'reads'} />
    </>
  );
}
