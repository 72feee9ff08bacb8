import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import type { Draft } from './useDraft.ts';
import { useDraftTime } from './useDraftTime.ts';

/** Tells the user that the form holds what they typed earlier. */
export function DraftNotice({ draft }: { draft: Pick<Draft, 'isRestored' | 'savedAt' | 'discard'> }) {
  const { t } = useTranslation('back-office');
  const timeOf = useDraftTime();
  const { isRestored, savedAt, discard } = draft;
  if (!isRestored) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={savedAt ? t('drafts.restored_at', { time: timeOf(savedAt) }) : t('drafts.restored')}
      action={<Button onClick={discard}>{t('drafts.discard')}</Button>}
    />
  );
}
